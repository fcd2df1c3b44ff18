// The simplest room of Colyseus: no state, and every message is sent to all in the room. `node colyseus.mjs PORT` serves it.

import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

class BareRoom extends Room {
  maxClients = 4;
  patchRate = null; // There is no state that could be patched.

  onCreate() {
    this.onMessage("do", (_, message) => this.broadcast("do", message));
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("bare", BareRoom);
await server.listen(Number(process.argv[2]), "127.0.0.1");
