import { accountEndpoints } from './accounts/index.ts';
import { auditEndpoints } from './audit/index.ts';
import { biodataEndpoints } from './biodata/index.ts';
import { blocksEndpoints } from './blocks/index.ts';
import { API_PREFIX } from './common/index.ts';
import { ledgerEndpoints } from './ledger/index.ts';
import { listingEndpoints } from './listing/index.ts';
import { overviewEndpoints } from './overview/index.ts';
import { reportsEndpoints } from './reports/index.ts';
import { reviewEndpoints } from './review/index.ts';
import { secondStepEndpoints } from './second-step/index.ts';
import { securityEndpoints } from './security/index.ts';
import { shortlistEndpoints } from './shortlist/index.ts';
import { siteEndpoints } from './site/index.ts';
import { traceEndpoints } from './trace/index.ts';

/** All calls, each with its address and access. `calls.ts` has their requests and replies. */
export const endpoints = {
  ...accountEndpoints,
  ...auditEndpoints,
  ...biodataEndpoints,
  ...blocksEndpoints,
  ...ledgerEndpoints,
  ...listingEndpoints,
  ...reportsEndpoints,
  ...reviewEndpoints,
  ...overviewEndpoints,
  ...secondStepEndpoints,
  ...securityEndpoints,
  ...shortlistEndpoints,
  ...siteEndpoints,
  ...traceEndpoints,
};

export type EndpointName = keyof typeof endpoints;

export type PhotoCall = {
  [N in EndpointName]: (typeof endpoints)[N] extends { photo: object } ? N : never;
}[EndpointName];

/**
 * Return the address of a call under the site's origin.
 * @throws Error if a `:hole` of the path has no value: a programming error
 */
export function url(name: EndpointName, params: Record<string, string | number> = {}): string {
  return API_PREFIX + pathOf(name, params);
}

/** Return the path of a call without `API_PREFIX`. */
export function pathOf(name: EndpointName, params: Record<string, string | number> = {}): string {
  return endpoints[name].path.replace(/:(\w+)/g, (_, hole: string) => {
    const value = params[hole];
    if (value === undefined) throw new Error(`${name} needs '${hole}' for its path`);
    return encodeURIComponent(String(value));
  });
}
