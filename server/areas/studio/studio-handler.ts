import type { Locale } from '#kernel/locale.ts';
import type { studioEndpoints, StudioEndpointName } from '#contract/studio/endpoints.ts';
import type { Handler, Services } from '#server/model/handler.ts';
import type { Publishing } from '#server/model/publishing.ts';
import type { SampleFunds } from './sample-funds.ts';

/** Who is signed in to the studio, and which fund is theirs. */
export type AdministratorSession = {
  readonly tenant: string;
  readonly administratorId: string;
  readonly name: string;
  readonly locale: Locale;
};

/** What the studio's handlers use besides the members'. */
export type StudioServices = Services & {
  readonly publishing: Publishing;
  /** Opens the draft to people who are nobody. */
  readonly samples: SampleFunds;
  /** The folder of the funds. */
  readonly tenantsDir: string;
};

/** The handlers of some of the studio's endpoints, as one module defines them. */
export type StudioHandlersOf<Names extends StudioEndpointName> = {
  readonly [Name in Names]: Handler<(typeof studioEndpoints)[Name], AdministratorSession>;
};
