export class TurnRefused extends Error {
  /** `own`: too much work of this sender waits already. `all`: the work waited too long for its turn. */
  readonly reason: 'own' | 'all';

  constructor(reason: 'own' | 'all') {
    super('no turn');
    this.reason = reason;
  }
}

export type Turns = {
  /** Most pieces of work at the same time, and how many of them may be heavy. */
  places: number;
  heavyPlaces: number;
  line: number;
  /** Milliseconds of waiting after which a piece of work is refused. */
  patience: number;
  /** Whether a sender is last: its work begins only if no work of other senders can begin. */
  isLast?: (sender: string) => boolean;
};

/** Return whether another sender's heavy work waits for this work's place. Ignore senders who are last. */
export type IsWanted = () => boolean;

type Waiting = { isHeavy: boolean; begin: () => void };

/** Share places for work between senders: each waits for at most one piece of work of every other sender. */
export function fairTurns({ places, heavyPlaces, line, patience, isLast = () => false }: Turns) {
  const running = new Set<string>();
  let heavyRunning = 0;
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
    const inOrder = [...waiting].sort(([one], [other]) => Number(isLast(one)) - Number(isLast(other)));
    for (const [sender, own] of inOrder) {
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
      if (own.length >= line) return reject(new TurnRefused('own'));
      const work = { isHeavy, begin: () => (clearTimeout(impatient), resolve()) };
      const impatient = setTimeout(() => (leave(sender, work), reject(new TurnRefused('all'))), patience);
      waiting.set(sender, [...own, work]);
      beginNext();
    });

  const isWanted = (by: string) =>
    [...waiting].some(
      ([sender, own]) => sender !== by && !isLast(sender) && own.some(({ isHeavy }) => isHeavy),
    );

  return async <T>(
    sender: string,
    isHeavy: boolean,
    work: (isWanted: IsWanted) => Promise<T>,
  ): Promise<T> => {
    await turn(sender, isHeavy);
    try {
      return await work(() => isWanted(sender));
    } finally {
      running.delete(sender);
      if (isHeavy) heavyRunning -= 1;
      toTheEnd(sender);
      beginNext();
    }
  };
}
