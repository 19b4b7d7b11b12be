/** Base of the API's addresses. */
export const apiBase = '/api/v1/';

/** Base of the addresses that a fund's own system calls. */
export const fundBase = '/api/fund/v1/';

/** Address of the content service. */
export const contentPath = '/content/graphql';

/** Base of the studio's own API. */
export const studioApiBase = '/studio/api/v1/';
