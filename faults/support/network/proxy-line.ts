import type { Socket } from 'node:net';

/** The quality of a line. */
export interface LineTraits {
  /** The delay in each direction. */
  readonly latencyMs: number;
  /** In each direction. */
  readonly bytesPerSecond: number;
}

/** Waits for a request and then breaks its connection. */
interface Trap {
  readonly head: string;
  /** How many bytes of the request still pass, or null to pass all of it but lose the response. */
  readonly passing: number | null;
  readonly sprung: () => void;
}

/** The current state of the line. */
export interface Line {
  state: 'good' | 'cut' | 'frozen';
  traits: LineTraits | null;
  readonly traps: Trap[];
}

/** Forwards bytes between the two ends until one closes or a trap springs. */
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

/** Creates the function that forwards bytes to `socket`, in order and as slowly as the line. */
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
