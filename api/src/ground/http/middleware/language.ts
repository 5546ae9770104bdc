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

/** Return the requested language, if the site has it. Node's `fetch` requests any language (an asterisk). */
export function requestedLanguage(req: Request): Language | undefined {
  const header = req.headers['accept-language'];
  if (!header || header.trim().startsWith('*')) return undefined;
  return LANGUAGES.find((language) => language === req.acceptsLanguages(...LANGUAGES));
}

export function languageOf(req: Request, res: Response): Language {
  return requestedLanguage(req) ?? callerOf(res)?.language ?? 'en';
}

/** Return the language of the screen. A plain link sends no header of the app, so the cookie has it. */
export function languageOfScreen(req: Request, res: Response): Language {
  const [, chosen] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(req.headers.cookie ?? '') ?? [];
  return LANGUAGES.find((language) => language === chosen) ?? callerOf(res)?.language ?? 'en';
}

export function translateFor(req: Request, res: Response, key: MessageKey, holes?: Holes): string {
  return translate(languageOf(req, res), key, holes);
}

export function translateSentence(req: Request, res: Response, { key, holes }: Sentence): string {
  return translateFor(req, res, key, holes);
}
