import { fairTurns, type IsWanted, type Turns } from '../../runtime/turns.ts';
import type { PhotoFiles } from '../photo-store/types.ts';
import { type Allowance, Decoder, Displaced } from './decoder.ts';
import { examineInTurns, type Weight } from './examine.ts';
import { sendersRecord } from './senders-record.ts';
import { UnusablePicture } from './unusable-picture.ts';

const MB = 1024 * 1024;

type Limits = Omit<Turns, 'isLast'> & {
  /** Milliseconds from a picture's arrival to the end of its decoding, including all waiting. */
  deadline: number;
  light: Allowance;
  heavy: Allowance;
  /** Milliseconds after which a heavy picture is stopped, once, if another sender waits for the decoder. */
  share: number;
  /** After this many killed decoders, a sender must wait for this many milliseconds. */
  losses: number;
  wait: number;
  /** Milliseconds after which an idle decoder is ended. */
  idle: number;
  /** Bytes of memory up to which a decoder is kept for the next picture. */
  reusable: number;
};

/** Caddy waits 30 s for a reply. Two decoders at work take at most 500 MB. */
export const LIMITS: Limits = {
  places: 2,
  heavyPlaces: 1,
  line: 10,
  // Milliseconds in the queue: enough for four other senders' heavy pictures, each in a new decoder.
  patience: 14_000,
  deadline: 25_000,
  light: { time: 10_000, memory: 160 * MB },
  heavy: { time: 5_000, memory: 316 * MB },
  share: 2_000,
  losses: 2,
  wait: 600_000,
  idle: 10_000,
  reusable: 110 * MB,
};

type Picture = { bytes: Buffer; sender: string; weight: Weight; due: number };

export type Decoders = {
  /**
   * Decode a picture in its sender's turn; the sender is an account or an address.
   * @throws UnusablePicture; MustWait if the sender lost too many decoders
   * @throws TurnRefused if the wait would be too long; Unavailable if the machine is too busy
   */
  decode(bytes: Buffer, sender: string): Promise<PhotoFiles>;
  end(): Promise<void>;
};

/** Decode uploaded pictures in separate processes: few at the same time, and none while there is no work. */
export function startDecoders(change: Partial<Limits> = {}): Decoders {
  const limits = { ...LIMITS, ...change };
  const record = sendersRecord(limits);
  const inTurn = fairTurns({ ...limits, isLast: record.isDoubtful });
  const all = new Set<Decoder>();
  const idle = new Map<Decoder, NodeJS.Timeout>();

  const end = async (decoder: Decoder) => {
    clearTimeout(idle.get(decoder));
    idle.delete(decoder);
    await decoder.end();
    all.delete(decoder);
  };
  const takeIdle = () => {
    for (const [decoder, timer] of idle) {
      clearTimeout(timer);
      idle.delete(decoder);
      if (decoder.isAlive) return decoder;
      all.delete(decoder);
    }
    return undefined;
  };
  // A heavy picture gets a new decoder and leaves the idle one to light pictures, if one more may run.
  const take = (weight: Weight) => {
    const ready = weight === 'light' || all.size >= limits.places ? takeIdle() : undefined;
    const decoder = ready ?? new Decoder();
    all.add(decoder);
    return decoder;
  };
  const release = async (decoder: Decoder) => {
    if (!decoder.isAlive || (await decoder.memory()) > limits.reusable) return end(decoder);
    idle.set(decoder, setTimeout(() => void end(decoder), limits.idle).unref());
  };
  const decode = async ({ bytes, sender, weight, due }: Picture, isDisplaced?: (ms: number) => boolean) => {
    record.check(sender);
    const decoder = take(weight);
    try {
      const files = await decoder.decode(bytes, limits[weight], due, isDisplaced);
      record.decoded(sender);
      return files;
    } catch (error) {
      if (error instanceof Displaced) record.displaced(sender);
      if (error instanceof UnusablePicture && error.reason === 'heavy') record.lost(sender);
      throw error;
    } finally {
      await release(decoder);
    }
  };

  return {
    async decode(bytes, sender) {
      const due = performance.now() + limits.deadline;
      const picture = { bytes, sender, weight: await examineInTurns(bytes), due };
      const isHeavy = picture.weight === 'heavy';
      record.check(sender);
      const first = (isWanted: IsWanted) =>
        decode(picture, (ms) => isHeavy && ms > limits.share && isWanted());
      try {
        return await inTurn(sender, isHeavy, first);
      } catch (error) {
        if (!(error instanceof Displaced)) throw error;
        // Decode the stopped picture after the pictures of all other senders; then it is not stopped again.
        return inTurn(sender, isHeavy, () => decode(picture));
      }
    },
    end: async () => {
      await Promise.all([...all].map(end));
    },
  };
}

export const decoders = startDecoders();
