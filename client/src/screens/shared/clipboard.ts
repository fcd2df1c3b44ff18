/** Copying and sharing, also in insecure contexts, such as a plain address of the home network. */

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

function copyByHand(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  field.readOnly = true
  document.body.append(field)
  field.select()
  // Only this old way works without a certificate.
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return done
}

/** Only phones have a share sheet; elsewhere, or if it is dismissed, nothing is shared. */
export function canShare(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches
}

export async function shareText(text: string, url: string): Promise<void> {
  await navigator.share({ title: 'Tumbledown', text, url }).catch(() => undefined)
}
