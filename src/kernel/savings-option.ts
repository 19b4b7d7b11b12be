/** The ids that a fund's savings options may have; the first is the plan without an additional contribution. */
export const savingsOptionIds = ['00', '01', '02'] as const;

export type SavingsOptionId = (typeof savingsOptionIds)[number];
