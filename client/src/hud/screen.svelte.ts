/** The window as something that changes. */

import { type Shape, shapeOf, type TrayRoom, trayRoom } from './shape.ts'

export class Screen {
  width = $state.raw(innerWidth)
  height = $state.raw(innerHeight)
  shape: Shape = $derived(shapeOf(this.width, this.height))
  tray: TrayRoom = $derived(trayRoom(this.shape, this.width))

  /** Watches until the returned function is called. */
  start(): () => void {
    const look = (): void => {
      this.width = innerWidth
      this.height = innerHeight
    }
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }
}
