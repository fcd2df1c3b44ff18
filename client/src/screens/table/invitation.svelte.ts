/** The link of a table, and sharing it: by the share sheet on phones, otherwise by the clipboard. */

import { t } from '../../words/words.svelte.ts'
import { canShare, copyText, shareText } from '../shared/clipboard.ts'

const TOLD_MS = 2500

export class Handing {
  isCopied = $state(false)

  async hand(text: string, link: string): Promise<void> {
    if (canShare()) return shareText(text, link)
    this.isCopied = await copyText(link)
    setTimeout(() => (this.isCopied = false), TOLD_MS)
  }

  get icon(): 'check' | 'share' | 'copy' {
    return this.isCopied ? 'check' : canShare() ? 'share' : 'copy'
  }

  get words(): string {
    if (this.isCopied) return t('table-copied')
    return canShare() ? t('table-share') : t('table-copy')
  }
}
