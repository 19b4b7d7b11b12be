import { expect, it } from 'vitest';
import { routeKeys } from '#contract/route-words.ts';
import { loginDataFlowSchema } from '#domain/login-data-flow.ts';
import { loginFlowSchema } from '#domain/login-flow.ts';
import { mayEnter, registrationFlowSchema, registrationRoutes, registrationSteps } from '#domain/registration-flow.ts';
import { isLaterStep, keptBefore } from './steps-shown.ts';

const now = Date.UTC(2026, 10, 28);
const flowOf = (page: Parameters<typeof keptBefore>[0]): unknown => JSON.parse(keptBefore(page, now)[0]?.[1] ?? 'null');

it.each(registrationSteps)('has come as far in a registration as %s', (step) => {
  const flow = registrationFlowSchema.parse(flowOf(registrationRoutes[step]));
  expect(mayEnter(flow, step)).toBe(true);
});

it('has come as far in a login as its link and its code', () => {
  expect(loginFlowSchema.parse(flowOf('login-link')).step).toBe('linkSent');
  expect(loginFlowSchema.parse(flowOf('login-sms')).step).toBe('code');
});

it.each(['profile-email-verification', 'profile-phone-verification'] as const)(
  'waits for the code of a change as %s asks for it',
  (page) => {
    expect(loginDataFlowSchema.parse(flowOf(page)).step).toBe('verification');
  },
);

it('keeps nothing for a page that needs no step before it', () => {
  expect(keptBefore('login', now)).toEqual([]);
  expect(routeKeys.filter(isLaterStep)).toHaveLength(registrationSteps.length + 4);
});
