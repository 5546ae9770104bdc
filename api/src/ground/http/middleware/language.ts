import {
  type Holes,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type MessageKey,
  translate,
} from '@pehchan/contract/messages';
import type { Request, Response } from 'express';
import type { Sentence } from '../../runtime/errors.ts';
import { callerOf } from '../caller.ts';

/**
 * The language that the request itself asks for, if it asks for one of ours. Node's `fetch` asks for `*`: for
 * none.
 */
export function requestedLanguage(req: Request): Language | undefined {
  const header = req.headers['accept-language'];
  if (!header || header.trim().startsWith('*')) return undefined;
  return LANGUAGES.find((language) => language === req.acceptsLanguages(...LANGUAGES));
}

/** What the request asks for, else what the account reads, else English. */
export function languageOf(req: Request, res: Response): Language {
  return requestedLanguage(req) ?? callerOf(res)?.language ?? 'en';
}

/**
 * The language that the person reads on the screen, for what a plain link asks for: the browser then sends
 * its own languages along, not the one that was chosen.
 */
export function languageOfScreen(req: Request, res: Response): Language {
  const [, chosen] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(req.headers.cookie ?? '') ?? [];
  return LANGUAGES.find((language) => language === chosen) ?? callerOf(res)?.language ?? 'en';
}

/** A sentence of the catalogue in the reader's language. */
export function translateFor(req: Request, res: Response, key: MessageKey, holes?: Holes): string {
  return translate(languageOf(req, res), key, holes);
}

export function translateSentence(req: Request, res: Response, { key, holes }: Sentence): string {
  return translateFor(req, res, key, holes);
}
