/** Keeps a phone's screen on while a game is played. */

interface Lock {
  release(): Promise<void>
}

/**
 * Active until the returned function is called. The browser releases the lock when the page is hidden, so it is
 * requested again.
 */
export function stayAwake(): () => void {
  let lock: Lock | null = null
  let isWanted = true
  const take = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    const found = await navigator.wakeLock.request('screen').catch(() => null)
    if (isWanted) lock = found
    else await found?.release()
  }
  const look = () => void take()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', look)
    void lock?.release()
  }
}
