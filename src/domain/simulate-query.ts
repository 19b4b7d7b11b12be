/** The query by which an address asks the page about home ownership to try out the repayment of all that is open. */
export const repaymentQuery = { simulate: 'repayment' } as const;

/** Whether an address asks for it. */
export const asksRepayment = (query: URLSearchParams): boolean => query.get('simulate') === repaymentQuery.simulate;
