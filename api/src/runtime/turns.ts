/** Thrown to whoever would have to wait too long: coming back later is sooner. */
export class NoTurn extends Error {
  /** `own`: it is the sender's other pieces of work that fill the line. */
  readonly reason: 'own' | 'all';

  constructor(reason: 'own' | 'all') {
    super('no turn');
    this.reason = reason;
  }
}

export type Turns = {
  /** How much work is done at once, and how much of it may be heavy. */
  places: number;
  heavyPlaces: number;
  /** How much of one sender's work may wait. */
  line: number;
  /** Milliseconds after which work that hasn't begun is given up. */
  patience: number;
};

type Waiting = { isHeavy: boolean; begin: () => void };

/**
 * Shares places for heavy work between senders: each has one at a time, and whoever was served goes to the
 * end of the line. So however much one sends, another waits for no more than one piece of it.
 */
export function fairTurns({ places, heavyPlaces, line, patience }: Turns) {
  const running = new Set<string>();
  let heavyRunning = 0;
  /** In the order in which they are served. */
  const waiting = new Map<string, Waiting[]>();

  const leave = (sender: string, work: Waiting) => {
    const others = (waiting.get(sender) ?? []).filter((other) => other !== work);
    if (others.length > 0) waiting.set(sender, others);
    else waiting.delete(sender);
  };

  const toTheEnd = (sender: string) => {
    const own = waiting.get(sender);
    if (!own) return;
    waiting.delete(sender);
    waiting.set(sender, own);
  };

  const beginNext = () => {
    for (const [sender, own] of waiting) {
      if (running.size >= places) return;
      const next = own.find(({ isHeavy }) => !isHeavy || heavyRunning < heavyPlaces);
      if (running.has(sender) || !next) continue;
      leave(sender, next);
      running.add(sender);
      if (next.isHeavy) heavyRunning += 1;
      next.begin();
    }
  };

  const turn = (sender: string, isHeavy: boolean) =>
    new Promise<void>((resolve, reject) => {
      const own = waiting.get(sender) ?? [];
      if (own.length >= line) return reject(new NoTurn('own'));
      const work = { isHeavy, begin: () => (clearTimeout(impatient), resolve()) };
      const impatient = setTimeout(() => (leave(sender, work), reject(new NoTurn('all'))), patience);
      waiting.set(sender, [...own, work]);
      beginNext();
    });

  return async <T>(sender: string, isHeavy: boolean, work: () => Promise<T>): Promise<T> => {
    await turn(sender, isHeavy);
    try {
      return await work();
    } finally {
      running.delete(sender);
      if (isHeavy) heavyRunning -= 1;
      toTheEnd(sender);
      beginNext();
    }
  };
}
