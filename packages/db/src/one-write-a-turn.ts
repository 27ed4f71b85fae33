import type { Socket } from "node:net";

/** From here on the driver writes at once instead of at the end of the turn. */
const driversPatience = 1024;

/**
 * What the driver writes in one turn of the event loop leaves in one piece. It writes each large statement by itself, and
 * a write costs this process about as much as all else that it does for a statement.
 */
export function writeOnceATurn(socket: Socket): void {
  let isHeld = false;
  const letGo = () => {
    isHeld = false;
    socket.uncork();
  };
  socket.write = new Proxy(socket.write, {
    apply(write, _, args) {
      const [data]: (string | Uint8Array)[] = args;
      // What is small has waited for the end of the turn already.
      if (!isHeld && data && data.length >= driversPatience) {
        isHeld = true;
        socket.cork();
        onceAllIsSaid(() => setImmediate(letGo));
      }
      const hasRoom: boolean = Reflect.apply(write, socket, args);
      // What is held back is no sign of a server that does not read: the driver would go on one statement at a time.
      return isHeld || hasRoom;
    },
  });
}

/** After the promises of this turn, and after those that only its ticks settle: a read's COMMIT is among them. */
function onceAllIsSaid(then: () => void): void {
  process.nextTick(() => queueMicrotask(() => process.nextTick(then)));
}
