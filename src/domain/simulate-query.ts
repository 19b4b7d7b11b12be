/** The query by which an address leads to the simulator of its page. */
export const simulatorQuery = { simulate: 'here' } as const;

/** The query by which an address asks the page about home ownership to try out the repayment of all that is open. */
export const repaymentQuery = { simulate: 'repayment' } as const;

/** The query by which an address asks the page about retirement to try out an age, in years with months as a fraction. */
export const ageQuery = (age: number): { readonly simulate: string } => ({ simulate: String(age) });

/** Whether an address leads to the simulator alone. */
export const asksSimulator = (query: URLSearchParams): boolean => query.get('simulate') === simulatorQuery.simulate;

/** Whether an address asks for the repayment. */
export const asksRepayment = (query: URLSearchParams): boolean => query.get('simulate') === repaymentQuery.simulate;

/** The age that an address asks to try out, in months; null if it asks for none. */
export const askedAge = (query: URLSearchParams): number | null => {
  const years = Number(query.get('simulate') ?? '');
  return years > 0 && Number.isFinite(years) ? Math.round(years * 12) : null;
};

/** The query by which an address leads to a kept scenario in the simulator of its page. */
const scenarioWord = 'scenario';

/** The kept scenario that an address leads to; null if it leads to none. */
export const askedScenario = (query: URLSearchParams): string | null => query.get(scenarioWord);

/** A query that leads to a kept scenario, too. */
export const withScenario = (query: URLSearchParams, id: string): URLSearchParams => {
  const asking = new URLSearchParams(query);
  asking.set(scenarioWord, id);
  return asking;
};
