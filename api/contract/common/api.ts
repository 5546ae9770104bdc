export const API_PREFIX = '/api/v1';

export const API_VERSION_HEADER = 'Pehchan-Api';
