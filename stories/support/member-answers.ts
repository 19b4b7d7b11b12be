import { endpoints } from '#contract/endpoints.ts';
import { countriesIn } from '#server/model/countries.ts';
import type { Axes, Person } from './axes.ts';
import { contactDetailOf, questionsOf, someThreads } from './contact-of.ts';
import { dashboardOf, factsOf } from './dashboard-of.ts';
import { documentAnswers } from './documents-of.ts';
import { settingsOf } from './FundFrame.tsx';
import { hintAnswers } from './hints-of.ts';
import { pageAnswers } from './pages-of.ts';
import { planChoiceAnswers } from './plan-choice-of.ts';
import { profileOf } from './profile-of.ts';
import { replayedMember } from './recorded/replay.ts';
import { simulationAnswers } from './simulations-of.ts';
import { answer, whenAsked, type Answers } from './story-provider.ts';

const compute = (axes: Axes, person: Person): Answers => ({
  isValidTenantCode: answer(endpoints.isValidTenantCode, { isValid: true }),
  globalSettings: whenAsked(() => answer(endpoints.globalSettings, settingsOf(axes.fund))),
  userInfo: whenAsked(() =>
    answer(
      endpoints.userInfo,
      {
        firstname: person?.firstname ?? '',
        lastname: person?.lastname ?? '',
        emailAddress: person?.emailAddress ?? '',
        ableToImpersonate: false,
      },
      factsOf(axes.fund, axes.language, person),
    ),
  ),
  viewers: replayedMember(person, 'viewers'),
  dashboard: whenAsked(() => answer(endpoints.dashboard, dashboardOf(axes.fund, axes.language, person))),
  ...hintAnswers(axes, person),
  ...documentAnswers(axes.language, person),
  ...pageAnswers(axes, person),
  ...planChoiceAnswers(axes, person),
  ...simulationAnswers(axes, person),
  profile: whenAsked(() => answer(endpoints.profile, profileOf(axes, person))),
  countries: whenAsked(() => answer(endpoints.countries, countriesIn(axes.language))),
  questions: questionsOf(axes),
  contactDetail: contactDetailOf(axes),
  threads: whenAsked(() => answer(endpoints.threads, someThreads())),
  readThread: replayedMember(person, 'readThread'),
  sendMessage: replayedMember(person, 'sendMessage'),
  acceptedTerms: replayedMember(person, 'acceptedTerms'),
  requestLoginLink: replayedMember(person, 'requestLoginLink'),
  sendLoginSms: replayedMember(person, 'sendLoginSms'),
  logIn: replayedMember(person, 'logIn'),
  logOut: replayedMember(person, 'logOut'),
});

/** The answers to people and to nobody, by fund and language: hundreds of stories show the same few people. */
const computed = new WeakMap<object, Map<string, Answers>>();
const nobody = {};

/** A healthy provider's answers for a logged-in member. */
export const memberAnswers = (axes: Axes, person: Person): Answers => {
  const own = computed.get(person ?? nobody) ?? new Map<string, Answers>();
  computed.set(person ?? nobody, own);
  const key = `${axes.fund} ${axes.language}`;
  const answers = own.get(key) ?? compute(axes, person);
  own.set(key, answers);
  return answers;
};
