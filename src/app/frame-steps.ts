import type { RouteKey } from '#contract/route-words.ts';
import { namingRoute } from '#domain/recognise-path.ts';
import { registrationRoutes, wizardPages, type WizardStep } from '#domain/registration-flow.ts';
import type { Tokens } from '#theme/tokens.ts';
import { escape } from './frame-drawing.ts';

/** A step's name, and a shorter one for narrow screens. */
type StepName = { readonly label: string; readonly short?: string };

/** The words of the steps, of login and registration. */
export type StepWords = {
  readonly login: { readonly email: Record<'stepAddress' | 'stepLink' | 'stepCode', string> };
  readonly registration: {
    readonly steps: Record<
      'personal' | 'personalShort' | 'authentication' | 'authenticationShort' | 'code' | 'codeShort',
      string
    >;
  };
};

/** Where a page is in its flow: the step, from 1 on, and the share of its pages. */
type Standing = { readonly flow: keyof StepWords; readonly step: number; readonly share: number };

const loginSteps: readonly RouteKey[] = ['login', 'login-link', 'login-sms'];
const wizardSteps = Object.keys(wizardPages) as WizardStep[];

/** Where a page before the login stands in its flow; null if it has no stepper, such as a registration's address and link. */
export const standingOf = (key: RouteKey | null, registers: boolean): Standing | null => {
  const step = loginSteps.findIndex((each) => each === key) + 1;
  if (key !== null && namingRoute(key, registers) !== key) return null;
  if (step > 0) return { flow: 'login', step, share: 1 };
  const wizard = wizardSteps.find((each) => registrationRoutes[each] === key);
  if (wizard === undefined) return null;
  const { part, at, of } = wizardPages[wizard];
  return { flow: 'registration', step: part, share: at / of };
};

const namesOf = (flow: keyof StepWords, { login, registration }: StepWords): readonly StepName[] => {
  if (flow === 'login') {
    const { stepAddress, stepLink, stepCode } = login.email;
    return [{ label: stepAddress }, { label: stepLink }, { label: stepCode }];
  }
  const { personal, personalShort, authentication, authenticationShort, code, codeShort } = registration.steps;
  return [
    { label: personal, short: personalShort },
    { label: authentication, short: authenticationShort },
    { label: code, short: codeShort },
  ];
};

/** The stepper above the headline, as `StepsHeader` has it. */
export const stepperHtml = ({ flow }: Standing, words: StepWords): string =>
  `<ol class="ff-stepper">${namesOf(flow, words)
    .map(({ label, short }) =>
      short === undefined
        ? `<li>${escape(label)}</li>`
        : `<li><b>${escape(label)}</b><b class="ff-short">${escape(short)}</b></li>`,
    )
    .join('')}</ol>`;

/** A strip at a step's top. */
const fill = (colour: string, width: string) => `linear-gradient(${colour} 0 0) 0 0/${width} 3px no-repeat`;

/** The styles of {@link stepperHtml}. */
export const stepperCss = ({ flow, step, share }: Standing, { type: { sizes } }: Tokens): string => {
  const hairline = fill('var(--pl-hairline)', '100%');
  return `
.ff-stepper{display:grid;grid-auto-flow:column;align-items:start;gap:8px;margin:0 0 32px;padding:0;font-size:${sizes.small};line-height:1.45;color:var(--pl-text-secondary)}
.ff-stepper li{display:flex;gap:8px;align-items:center;min-height:24px;padding-top:15px;background:${hairline};counter-increment:step}
.ff-stepper li::before{content:counter(step);flex:none;width:24px;border-radius:50%;box-shadow:inset 0 0 0 1px var(--pl-control-border);font:.8125rem/24px var(--pl-font);text-align:center}
.ff-stepper li:nth-child(-n+${step})::before{background:var(--pl-primary);box-shadow:none;color:var(--pl-on-primary)}
.ff-stepper li:nth-child(${step}){background:${fill('var(--pl-primary)', `${share * 100}%`)},${hairline};color:var(--pl-text);font-weight:600}
@media (min-width:768px){.ff-stepper{grid-auto-columns:minmax(0,1fr);column-gap:16px}}
${flow === 'login' ? '' : '.ff-stepper b{font-weight:inherit}.ff-stepper .ff-short{white-space:nowrap}@media (min-width:768px){.ff-stepper li{flex-direction:column;gap:4px;align-items:flex-start}.ff-short{display:none}}@media (max-width:767.95px){.ff-stepper b:not(.ff-short){display:none}}'}
`.replaceAll('\n', '');
};
