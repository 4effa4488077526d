import type { Socket } from 'node:net';

/** How bad a line is. */
export interface LineTraits {
  /** Waited before anything is passed on, in each direction. */
  readonly latencyMs: number;
  /** In each direction. */
  readonly bytesPerSecond: number;
}

/** Waits for a request and then breaks its connection. */
interface Trap {
  readonly head: string;
  /** Bytes of the request that still pass, or null where all of it passes and the response does not. */
  readonly passing: number | null;
  readonly sprung: () => void;
}

/** The line as it is at this moment. */
export interface Line {
  state: 'good' | 'cut' | 'frozen';
  traits: LineTraits | null;
  readonly traps: Trap[];
}

/** Passes bytes on between the two ends until one closes or a trap springs. */
export function carry(line: Line, client: Socket, portal: Socket): void {
  const toPortal = passOn(portal, line.traits);
  const toClient = passOn(client, line.traits);
  let trap: Trap | undefined;
  let sent = 0;
  const end = () => {
    client.destroy();
    portal.destroy();
  };
  const spring = () => {
    trap?.sprung();
    end();
  };
  for (const socket of [client, portal]) socket.on('error', end).on('close', end);
  client.on('data', (bytes: Buffer) => {
    if (line.state === 'frozen') return;
    trap ??= takeTrap(line.traps, bytes);
    sent += bytes.length;
    toPortal(bytes);
    if (trap !== undefined && trap.passing !== null && sent >= trap.passing) spring();
  });
  portal.on('data', (bytes: Buffer) => {
    if (line.state === 'frozen') return;
    if (trap === undefined) toClient(bytes);
    else spring();
  });
}

function takeTrap(traps: Trap[], bytes: Buffer): Trap | undefined {
  const at = traps.findIndex(({ head }) => bytes.subarray(0, head.length).toString('latin1') === head);
  return at === -1 ? undefined : traps.splice(at, 1)[0];
}

/** Makes the function that passes bytes on to `socket`, in their order and as slowly as the line is. */
function passOn(socket: Socket, traits: LineTraits | null): (bytes: Buffer) => void {
  if (traits === null) return (bytes) => void socket.write(bytes);
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes.length / traits.bytesPerSecond) * 1000;
    const waitMs = freeAt - performance.now() + traits.latencyMs;
    setTimeout(() => {
      if (!socket.destroyed) socket.write(bytes);
    }, waitMs);
  };
}
