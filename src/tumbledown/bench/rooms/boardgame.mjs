// The simplest game of boardgame.io: one move, which counts, and which all four may make at any time.
// `node boardgame.mjs PORT` serves it.

import { createRequire } from "node:module";

// Only `require` finds its modules, which are folders with a package.json.
const require = createRequire(import.meta.url);
const { ActivePlayers } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  turn: { activePlayers: ActivePlayers.ALL },
  // Moves that all make at once cannot be undone, and the turn's history would grow with every move.
  disableUndo: true,
  moves: {
    count: {
      move: ({ G }) => {
        G.count += 1;
      },
      ignoreStaleStateID: true,
    },
  },
};

const server = Server({ games: [counter], origins: [] });
await server.run({ port: { port: Number(process.argv[2]), host: "127.0.0.1" } });
