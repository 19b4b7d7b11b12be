/** Who tries: support staff, also from within a view, and others. */
export type Who = 'support' | 'support in a view' | 'member' | 'nobody';

/** On whom: the kinds of people a social security number can belong to. */
export type Whom =
  'member' | 'oneself' | 'other support' | 'member of another fund' | 'departed' | 'locked' | 'unregistered' | 'no one';

/** What is tried: the view itself, or a call within it by the contract's name. */
export type Act =
  | 'start'
  | 'end'
  | 'profile'
  | 'dashboard'
  | 'simulate'
  | 'accesses'
  | 'changeAddress'
  | 'changeCivilStatus'
  | 'updateLoginData'
  | 'confirmEmail'
  | 'confirmMobileNumber'
  | 'changeMyLanguage'
  | 'generateInsuranceFormSet'
  | 'applyPlan'
  | 'sendMessage'
  | 'readThread'
  | 'keepScenario'
  | 'changeScenario'
  | 'deleteScenario'
  | 'putOffHint'
  | 'keepAhvPension'
  | 'endView';

/** One case: the status, the error code of a refusal, and the line that the access log then has. */
export type Case = {
  readonly who: Who;
  readonly whom: Whom;
  readonly act: Act;
  readonly status: 200 | 400 | 401 | 403;
  readonly code?: string;
  /** Act and object of the newest line; null if nothing is recorded, because nobody's data were concerned. */
  readonly logged: readonly [act: string, object: string] | null;
};

const refusedStart = (whom: Whom, why: string): Case => ({
  who: 'support',
  whom,
  act: 'start',
  status: 400,
  code: 'err_validation',
  logged: ['refused', `view: ${why}`],
});

const refusedInView = (act: Act): Case => ({
  who: 'support in a view',
  whom: 'member',
  act,
  status: 400,
  code: 'err_impersonating',
  logged: ['refused', `call: ${act}`],
});

const ofOthers = (who: 'member' | 'nobody'): readonly Case[] =>
  (['start', 'end'] as const).map((act) => ({
    who,
    whom: 'member',
    act,
    status: who === 'nobody' ? 401 : 403,
    code: who === 'nobody' ? 'err_unauthorized' : 'err_forbidden',
    logged: null,
  }));

/** Who may do what to whom while viewing other members' portals; the provider's suite and the browser's both walk it. */
export const impersonationMatrix: readonly Case[] = [
  { who: 'support', whom: 'member', act: 'start', status: 200, logged: ['start', 'view'] },
  refusedStart('oneself', 'oneself'),
  refusedStart('other support', 'support'),
  refusedStart('member of another fund', 'unknown'),
  refusedStart('departed', 'no access'),
  refusedStart('locked', 'no access'),
  refusedStart('unregistered', 'no access'),
  refusedStart('no one', 'unknown'),
  // Nothing to end.
  { who: 'support', whom: 'member', act: 'end', status: 200, logged: null },
  { who: 'support in a view', whom: 'member', act: 'end', status: 200, logged: ['end', 'view: ended by support'] },
  ...(['member', 'oneself', 'other support', 'no one'] as const).map((whom): Case => ({
    who: 'support in a view',
    whom,
    act: 'start',
    status: 400,
    code: 'err_impersonating',
    logged: ['refused', 'view: second'],
  })),
  { who: 'support in a view', whom: 'member', act: 'profile', status: 200, logged: ['read', 'profile'] },
  { who: 'support in a view', whom: 'member', act: 'dashboard', status: 200, logged: ['read', 'dashboard'] },
  // A write that changes nothing.
  { who: 'support in a view', whom: 'member', act: 'simulate', status: 200, logged: ['read', 'simulation: results'] },
  refusedInView('accesses'),
  refusedInView('changeAddress'),
  refusedInView('changeCivilStatus'),
  refusedInView('updateLoginData'),
  refusedInView('confirmEmail'),
  refusedInView('confirmMobileNumber'),
  refusedInView('changeMyLanguage'),
  refusedInView('generateInsuranceFormSet'),
  refusedInView('applyPlan'),
  refusedInView('sendMessage'),
  refusedInView('readThread'),
  refusedInView('keepScenario'),
  refusedInView('changeScenario'),
  refusedInView('deleteScenario'),
  refusedInView('putOffHint'),
  refusedInView('keepAhvPension'),
  refusedInView('endView'),
  ...ofOthers('member'),
  ...ofOthers('nobody'),
];
