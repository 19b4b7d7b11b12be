/** Base of the API's addresses. */
export const apiBase = '/api/v1/';

/** Address of the content service. */
export const contentPath = '/content/graphql';
