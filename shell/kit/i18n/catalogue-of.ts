import type { Language } from '@pehchan/contract/messages';
import type { Catalogue } from './sentences.ts';

/** How each catalogue in this page fetches a language. */
const loads = new Set<(language: Language) => Promise<void>>();
/** The language that the page speaks: a catalogue that comes later fetches it at once. */
let spoken: Language | undefined;

type Files<Key extends string> = Record<Language, () => Promise<Record<Key, string>>>;

/**
 * A catalogue whose languages are files of their own, of which a reader is sent one. A component that is
 * drawn before it is here waits, as for its code; where it can't be had, the other language stands in for it
 * until the next choice.
 */
export function catalogueOf<Key extends string>(files: Files<Key>): Catalogue<Key> {
  const { texts, want } = lateCatalogueOf(files);
  want();
  return texts;
}

/** The same, which nothing is fetched of until somebody wants it. */
export function lateCatalogueOf<Key extends string>(
  files: Files<Key>,
): { texts: Catalogue<Key>; want: () => void } {
  const here: Partial<Catalogue<Key>> = {};
  const asked = new Map<Language, Promise<void>>();
  let failure: unknown;

  const fetchOnce = async (language: Language): Promise<void> => {
    failure = undefined;
    try {
      here[language] = await files[language]();
    } catch {
      asked.delete(language);
      const other = language === 'en' ? 'hi' : 'en';
      try {
        here[language] = here[other] ?? (await files[other]());
      } catch (error) {
        failure = error;
      }
    }
  };
  const load = (language: Language): Promise<void> => {
    const loading = asked.get(language) ?? fetchOnce(language);
    asked.set(language, loading);
    return loading;
  };
  const read = (language: Language): Record<Key, string> => {
    const sentences = here[language];
    // What was thrown, or what React waits for.
    if (!sentences) throw failure ?? load(language);
    return sentences;
  };
  const want = () => {
    loads.add(load);
    if (spoken) void load(spoken);
  };
  const texts = {
    get en() {
      return read('en');
    },
    get hi() {
      return read('hi');
    },
  };
  return { texts, want };
}

/**
 * Waits for what the page says; without a language, in the one that it speaks. Where nothing came, drawing it
 * says so.
 */
export async function loadTexts(language = spoken): Promise<void> {
  spoken = language;
  if (language) await Promise.all([...loads].map((load) => load(language)));
}
