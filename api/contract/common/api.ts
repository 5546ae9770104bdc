export const API_PREFIX = '/api/v1';

/** Reply header in which the API says its version. */
export const API_VERSION_HEADER = 'Pehchan-Api';
