import type { RouteKey } from '#contract/route-words.ts';
import { registrationRoutes, wizardPages, type WizardStep } from '#domain/registration-flow.ts';
import type { Tokens } from '#theme/tokens.ts';
import { escape } from './frame-drawing.ts';

/** The words of the steps, of login and registration. */
export type StepWords = {
  readonly login: { readonly email: Record<'stepAddress' | 'stepLink' | 'stepCode', string> };
  readonly registration: {
    readonly steps: Record<'personal' | 'authentication' | 'code', string>;
  };
};

/** Where a page is in its flow: the step, from 1 on, and the share of its pages. */
type Standing = { readonly flow: keyof StepWords; readonly step: number; readonly share: number };

const loginSteps: readonly RouteKey[] = ['login', 'login-link', 'login-sms'];
const wizardSteps = Object.keys(wizardPages) as WizardStep[];

/** Where a page before the login stands in its flow; null if it has no stepper. */
export const standingOf = (key: RouteKey | null): Standing | null => {
  const step = loginSteps.findIndex((each) => each === key) + 1;
  if (step > 0) return { flow: 'login', step, share: 1 };
  const wizard = wizardSteps.find((each) => registrationRoutes[each] === key);
  if (wizard === undefined) return null;
  const { part, at, of } = wizardPages[wizard];
  return { flow: 'registration', step: part, share: at / of };
};

const namesOf = (flow: keyof StepWords, { login, registration }: StepWords): readonly string[] => {
  const { stepAddress, stepLink, stepCode } = login.email;
  const { personal, authentication, code } = registration.steps;
  return flow === 'login' ? [stepAddress, stepLink, stepCode] : [personal, authentication, code];
};

/** The stepper above the headline, as `StepsHeader` has it. */
export const stepperHtml = ({ flow }: Standing, words: StepWords): string =>
  `<ol class="ff-stepper">${namesOf(flow, words)
    .map((name) => `<li>${escape(name)}</li>`)
    .join('')}</ol>`;

/** A strip at a step's top. */
const fill = (colour: string, width: string) => `linear-gradient(${colour} 0 0) 0 0/${width} 3px no-repeat`;

/** The styles of {@link stepperHtml}. */
export const stepperCss = ({ step, share }: Standing, { type: { sizes } }: Tokens): string => {
  const hairline = fill('var(--pl-hairline)', '100%');
  return `
.ff-stepper{display:grid;grid-auto-flow:column;align-items:start;gap:8px;margin:0 0 32px;padding:0;font-size:${sizes.small};line-height:1.45;color:var(--pl-text-secondary)}
.ff-stepper li{display:flex;gap:8px;align-items:center;min-height:24px;padding-top:15px;background:${hairline};counter-increment:step}
.ff-stepper li::before{content:counter(step);flex:none;width:24px;border-radius:50%;box-shadow:inset 0 0 0 1px var(--pl-control-border);font:.8125rem/24px var(--pl-font);text-align:center}
.ff-stepper li:nth-child(-n+${step})::before{background:var(--pl-primary);box-shadow:none;color:var(--pl-on-primary)}
.ff-stepper li:nth-child(${step}){background:${fill('var(--pl-primary)', `${share * 100}%`)},${hairline};color:var(--pl-text);font-weight:600}
`.replaceAll('\n', '');
};
