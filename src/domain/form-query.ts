/** The query by which an address leads to the form that declares a partnership, among the member's documents. */
export const declarationQuery = { form: 'partner' } as const;

/** Whether an address leads to that form. */
export const asksDeclaration = (query: URLSearchParams): boolean => query.get('form') === declarationQuery.form;

/** The query by which an address leads to the form that reports a birth date, on the page of contacts. */
export const birthDateQuery = { topic: 'birthDate' } as const;
