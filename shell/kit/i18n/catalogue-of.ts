import type { Language } from '@pehchan/contract/messages';
import type { Catalogue } from './sentences.ts';

const loads = new Set<(language: Language) => Promise<boolean>>();
let spoken: Language | undefined;

type Files<Key extends string> = Record<Language, () => Promise<Record<Key, string>>>;

/** Return a catalogue with one file a language. A component suspends while the shown language downloads. */
export function catalogueOf<Key extends string>(files: Files<Key>): Catalogue<Key> {
  const { texts, want } = lateCatalogueOf(files);
  want();
  return texts;
}

/** Return a catalogue that loads nothing until `want` is called. */
export function lateCatalogueOf<Key extends string>(
  files: Files<Key>,
): { texts: Catalogue<Key>; want: () => void } {
  const here: Partial<Catalogue<Key>> = {};
  const loadingByLanguage = new Map<Language, Promise<boolean>>();
  let failure: unknown;

  const fetchOnce = async (language: Language): Promise<boolean> => {
    failure = undefined;
    try {
      here[language] = await files[language]();
    } catch {
      loadingByLanguage.delete(language);
      const other = language === 'en' ? 'hi' : 'en';
      try {
        here[language] = here[other] ?? (await files[other]());
      } catch (error) {
        failure = error;
        return false;
      }
    }
    return true;
  };
  const load = (language: Language): Promise<boolean> => {
    const loading = loadingByLanguage.get(language) ?? fetchOnce(language);
    loadingByLanguage.set(language, loading);
    return loading;
  };
  const read = (language: Language): Record<Key, string> => {
    const sentences = here[language];
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

/** Wait for the texts of a language, by default the page's. After a failed download, rendering throws. */
export async function loadTexts(language = spoken): Promise<void> {
  await tryLoadTexts(language);
}

/** Wait for the texts of a language, by default the page's. Return false after a failed download. */
export async function tryLoadTexts(language = spoken): Promise<boolean> {
  spoken = language;
  const loaded = language ? await Promise.all([...loads].map((load) => load(language))) : [];
  return loaded.every(Boolean);
}
