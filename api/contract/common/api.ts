export const API_PREFIX = '/api/v1';

/** Version of this contract. A remote states the range it was written against; see `version.ts`. */
export const CONTRACT_VERSION = '1.1.0';

/** Reply header in which the API names the contract it serves. */
export const API_VERSION_HEADER = 'Pehchan-Api';
