/** The sign of each quest, for the rail and for its chamber on the map: on a grid of 24, in the surrounding colour. */

import { GLYPHS } from '../../art/glyphs.ts'
import { line, solid } from '../shared/frames.ts'

export const SIGNS = {
  altar: solid('M2 11h20v4h-2.2l1.2 7H3l1.2-7H2zM5.5 4h5v5h-5zM13.5 4h5v5h-5z'),
  task: solid('M3 3.5h18v17H3zM5.6 6v5h5.2V6zM13.2 6v5h5.2V6zM5.6 13.2v5h5.2v-5z') + line('M13.6 15.8l1.8 2 3-3.8', 2),
  ghost: GLYPHS.ghost,
  tree: solid(
    'M12 1c3 0 5.3 1.8 6 4.2 2.6.5 4.5 2.6 4.5 5.1 0 3-2.5 5.2-5.6 5.2-.9 0-1.8-.2-2.5-.6l-.3 3.3 4.4 4.3h-4l-2.5-2-2.5 2h-4l4.4-4.3-.3-3.3c-.7.4-1.6.6-2.5.6-3.1 0-5.6-2.2-5.6-5.2 0-2.5 1.9-4.6 4.5-5.1C6.7 2.8 9 1 12 1z',
  ),
  obelisk: solid('M12 .8l3.6 4.6 1.3 12.4H7.1L8.4 5.4zM5 19.2h14v3.6H5zM12 7.2l-2 3 2 3 2-3z'),
  unfound: solid(
    'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM10.6 16v3h2.9v-3zM12.2 5C9.4 5 7.6 6.6 7.4 9h2.9c.1-1 .8-1.6 1.8-1.6s1.8.6 1.8 1.6c0 2-3.2 2-3.2 5.6h2.7c0-2.5 3.4-2.6 3.4-5.8C16.8 6.5 15 5 12.2 5z',
  ),
} as const
