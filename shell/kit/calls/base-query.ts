import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { ACCOUNT_HEADER, type SessionReply } from '@pehchan/contract/accounts';
import { API_PREFIX, API_VERSION_HEADER, type ErrorReply } from '@pehchan/contract/common';
import type { MessageKey } from '@pehchan/contract/messages';
import { callWorked, noticeAdded } from '../notices/notices.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { loadTexts } from '../i18n/catalogue-of.ts';
import type { Sentence } from '../i18n/sentences.ts';
import { contractText } from '../i18n/texts.ts';
import { accountNamed, apiVersionNamed, rightsDoubted, sessionEnded, type Connection } from './connection.ts';
import { ownName } from './own-name.ts';
import { takeRemoteLoad } from './remote-loads.ts';
import { takePreloaded } from './preloaded.ts';
import { notePutOff, stepWantedBy, takeStep } from './second-step.ts';
import { sendForm, uploadProgressed } from './upload.ts';

/** The notices that a call shows by itself, so that components never show any for calls. */
export type CallNotices = {
  /** Text of the notice when the call fails, followed by the API's reason. */
  failed?: MessageKey | Sentence;
  /** Replaces `failed` while no account is signed in: the call then creates the account. */
  failedSignedOut?: MessageKey;
  /** Text of the notice when the call succeeds. If this text is a key, the API's own message replaces it. */
  done?: MessageKey | Sentence;
  /** A 401 reply to this call means that no account is signed in, and must not end a session. */
  answersSignedOut?: boolean;
  /** A 404 of this call shows no notice: the screen reports that the entry is missing. */
  answersMissing?: boolean;
  /** The call itself passes the second step: if the API asks for that step, do not open it again. */
  answersSecondStep?: boolean;
};

const STOP: Record<Preferences['language'], string> = { en: '.', hi: '।' };

/** The store's type cannot be imported: it depends on the type of the base query. */
const knownIn = (state: unknown) => state as { preferences: Preferences; connection: Connection };

/** These calls report which account is signed in, so their headers contain no account id. */
const REPORTERS = ['check', 'register'].map((name) => ownName('shell', name));

function headersOf({ getState, endpoint }: Pick<BaseQueryApi, 'getState' | 'endpoint'>) {
  const { preferences, connection } = knownIn(getState());
  const { account } = connection;
  return {
    'Accept-Language': preferences.language,
    ...(account === undefined || REPORTERS.includes(endpoint) ? {} : { [ACCOUNT_HEADER]: String(account) }),
  };
}

const sendPlain = fetchBaseQuery({
  baseUrl: API_PREFIX,
  credentials: 'same-origin',
  prepareHeaders: (headers, api) => {
    for (const [name, value] of Object.entries(headersOf(api))) headers.set(name, value);
  },
  // The header that reports a loaded remote is sent once: take it only for a call that is surely sent.
  fetchFn: (input) => {
    const request = new Request(input);
    const load = takePreloaded(request.url) ? {} : takeRemoteLoad();
    for (const [name, value] of Object.entries(load)) request.headers.set(name, value);
    return fetch(request);
  },
});

const send: typeof sendPlain = async (args, api, options) => {
  if (typeof args === 'string' || !(args.body instanceof FormData)) return sendPlain(args, api, options);
  const showProgress = (percent: number | null) => api.dispatch(uploadProgressed(percent));
  try {
    const headers = { ...headersOf(api), ...takeRemoteLoad() };
    const { url, method = 'POST', body, timeout } = args;
    const sent = await sendForm(method, API_PREFIX + url, body, headers, showProgress, api.signal, timeout);
    const response = new Response(null, { status: sent.status, headers: sent.headers });
    const meta = { request: new Request(API_PREFIX + args.url), response };
    return response.ok
      ? { data: sent.data, meta }
      : { error: { status: sent.status, data: sent.data }, meta };
  } catch (error) {
    return { error: { status: 'FETCH_ERROR', error: String(error) } };
  } finally {
    showProgress(null);
  }
};

export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, CallNotices> = async (
  args,
  api,
  notices = {},
) => {
  let result = await send(args, api, {});
  const pause = shortPause(result);
  if (pause > 0) {
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    result = await send(args, api, {});
  }
  const wanted = notices.answersSecondStep ? undefined : stepWantedBy(errorReply(result.error));
  const isPassed = wanted !== undefined && (await takeStep(api.extra, wanted));
  if (isPassed) result = await send(args, api, {});
  // The screen then offers the step instead of its lists. A refused change only shows a notice.
  else if (wanted && api.type === 'query') {
    notePutOff(window.location.pathname);
    return result;
  }
  const { preferences, connection } = knownIn(api.getState());
  const { language } = preferences;
  if (notices.done || notices.failed) await loadTexts(language);
  const apiVersion = result.meta?.response?.headers.get(API_VERSION_HEADER);
  if (apiVersion && apiVersion !== connection.apiVersion) api.dispatch(apiVersionNamed(apiVersion));

  if (!result.error) {
    if (REPORTERS.includes(api.endpoint)) api.dispatch(accountNamed((result.data as SessionReply).user.id));
    api.dispatch(callWorked(api.endpoint));
    if (notices.done) {
      api.dispatch(noticeAdded({ kind: 'success', text: doneText(result.data, notices.done, language) }));
    }
    return result;
  }
  if (result.error.status === 401 && !notices.answersSignedOut) {
    api.dispatch(sessionEnded());
    return result;
  }
  if (result.error.status === 403 && !wanted) api.dispatch(rightsDoubted());
  if (result.error.status === 404 && notices.answersMissing) {
    api.dispatch(callWorked(api.endpoint));
    return result;
  }
  const { failedSignedOut } = notices;
  const failed = (connection.account === undefined && failedSignedOut) || notices.failed;
  if (failed) {
    api.dispatch(
      noticeAdded({
        kind: 'error',
        text: failureText(result.error, failed, language),
        from: api.endpoint,
      }),
    );
  }
  return result;
};

/** Return the seconds of a 429's `Retry-After`, or 0 if it asks for more than two seconds. */
function shortPause({ error, meta }: Awaited<ReturnType<typeof send>>): number {
  const seconds = error?.status === 429 ? Number(meta?.response?.headers.get('Retry-After')) : 0;
  return seconds <= 2 ? seconds : 0;
}

const sentenceIn = (language: Preferences['language'], sentence: MessageKey | Sentence) =>
  typeof sentence === 'string' ? contractText(language, sentence) : sentence[language];

function doneText(reply: unknown, done: MessageKey | Sentence, language: Preferences['language']): string {
  const own = sentenceIn(language, done);
  return typeof done === 'string' ? (messageOf(reply) ?? own) : own;
}

function failureText(
  error: FetchBaseQueryError,
  sentence: MessageKey | Sentence,
  language: Preferences['language'],
): string {
  const failed = sentenceIn(language, sentence);
  const reason =
    error.status === 'FETCH_ERROR' ? contractText(language, 'failed.network') : messageOf(errorReply(error));
  return reason && reason !== failed ? `${failed}${STOP[language]} ${reason}` : failed;
}

/** Return the API's error body, or undefined if a proxy answered or the network failed. */
export function errorReply(error: unknown): ErrorReply | undefined {
  const data = (error as FetchBaseQueryError | undefined)?.data;
  return typeof data === 'object' && data !== null && 'code' in data ? (data as ErrorReply) : undefined;
}

function messageOf(body: unknown): string | undefined {
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}
