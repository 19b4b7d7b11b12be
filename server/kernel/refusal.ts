import type { Locale } from '#kernel/locale.ts';
import { errorCodes, machineDetails, type Failure } from '#contract/envelope.ts';
import { refusalText, type RefusalText } from './refusal-texts.ts';

/** The answer to a refused call. */
type RefusalParts = {
  readonly status: number;
  readonly code: string;
  /** A text for the person, or one of the `machineDetails`, which clients match and never show. */
  readonly detail: { readonly text: RefusalText } | { readonly word: string };
  readonly field?: string;
  readonly retryAfter?: number;
  readonly triesLeft?: number;
  readonly allow?: string;
};

/** A refused call. Thrown inside a transaction it rolls it back; if something must stay, it is returned instead. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly parts: RefusalParts;

  constructor(parts: RefusalParts) {
    super(`${parts.status} ${parts.code}`);
    this.parts = parts;
  }

  /** The body of the answer, in a language. */
  body(locale: Locale, requestId: string): Failure {
    const { code, detail, field, retryAfter, triesLeft } = this.parts;
    return {
      errors: [
        {
          code,
          detail: 'word' in detail ? detail.word : refusalText(detail.text, locale, retryAfter),
          ...(field !== undefined && { field }),
        },
      ],
      requestId,
      ...(triesLeft !== undefined && { meta: { triesLeft } }),
    };
  }
}

const refusal = (status: number, code: string, text: RefusalText) => () =>
  new Refusal({ status, code, detail: { text } });

/** The provider's refusals, by cause. */
export const refuse = {
  unauthorized: refusal(401, errorCodes.unauthorized, 'unauthorized'),
  csrf: refusal(403, errorCodes.csrf, 'csrf'),
  forbidden: refusal(403, errorCodes.forbidden, 'forbidden'),
  notFound: refusal(404, errorCodes.notFound, 'notFound'),
  unknownTenant: refusal(404, errorCodes.notFound, 'unknownTenant'),
  tooLarge: refusal(413, errorCodes.tooLarge, 'tooLarge'),
  mediaType: refusal(415, errorCodes.unsupportedMediaType, 'mediaType'),
  internal: refusal(500, errorCodes.internal, 'internal'),
  disabled: refusal(400, errorCodes.disabled, 'disabled'),
  /** A fund without a mailbox for the members' messages. */
  noMailbox: refusal(400, errorCodes.disabled, 'noMailbox'),
  /** A link that is expired, used, superseded or unknown, or a dead code. */
  linkExpired: refusal(400, errorCodes.linkExpired, 'linkExpired'),
  /** A registration link that is expired, superseded, unknown, or was not opened in this browser. */
  registrationExpired: refusal(400, errorCodes.linkExpired, 'registrationExpired'),
  outOfOrder: refusal(400, errorCodes.outOfOrder, 'outOfOrder'),
  conflict: refusal(409, errorCodes.conflict, 'conflict'),
  /** A write while support staff view a member's portal, or a view within a view. */
  impersonating: refusal(400, errorCodes.impersonating, 'impersonating'),
  /** A social security number that the fund doesn't know. */
  ahvUnknown: refusal(400, errorCodes.validation, 'ahvUnknown'),
  readOnly: refusal(400, errorCodes.disabled, 'readOnly'),
  /** A change in a preview, which shows a fund's draft to people who are nobody. */
  previewOnly: refusal(400, errorCodes.disabled, 'previewOnly'),
  /** A preview whose link has ended, or that nobody has opened. */
  previewOver: refusal(404, errorCodes.notFound, 'previewOver'),
  /** A fund's draft that is below the fund's own bar, or holds what no portal can show. */
  notReady: refusal(409, errorCodes.notReady, 'notReady'),
  /** An administrator who would publish their own offer. */
  secondPerson: refusal(400, errorCodes.validation, 'secondPerson'),
  /** A file that is no picture, or no archive of a fund's folder. */
  noPicture: refusal(400, errorCodes.validation, 'noPicture'),
  /** A drawing that declares entities, or has more or deeper parts than a browser draws at ease. */
  pictureEntities: refusal(400, errorCodes.validation, 'pictureEntities'),
  pictureTooComplex: refusal(400, errorCodes.validation, 'pictureTooComplex'),
  noFolder: refusal(400, errorCodes.validation, 'noFolder'),
  /** More or larger images than a fund may keep. */
  imagesFull: refusal(400, errorCodes.validation, 'imagesFull'),
  alreadyRegistered: refusal(400, errorCodes.validation, 'alreadyRegistered'),
  noPostalAddress: refusal(400, errorCodes.validation, 'noPostalAddress'),
  unknownAddress: refusal(401, errorCodes.handledByCaller, 'unknownAddress'),
  /** A member whose portal support staff may not view. */
  viewRefused: (text: 'viewSupport' | 'viewNoAccess') =>
    new Refusal({ status: 400, code: errorCodes.validation, detail: { text } }),
  /** A view that was ended by something else than its own session, which ends with it. */
  viewOver: (text: 'viewOverTime' | 'viewOverMember' | 'viewOverAccess') =>
    new Refusal({ status: 401, code: errorCodes.unauthorized, detail: { text } }),
  methodNotAllowed: (allow: string) =>
    new Refusal({ status: 405, code: errorCodes.methodNotAllowed, detail: { text: 'methodNotAllowed' }, allow }),
  unavailable: () =>
    new Refusal({ status: 503, code: errorCodes.unavailable, detail: { text: 'unavailable' }, retryAfter: 5 }),
  invalid: (field: string | undefined, text: RefusalText = 'validation') =>
    new Refusal({ status: 400, code: errorCodes.validation, detail: { text }, ...(field !== undefined && { field }) }),
  tooMany: (seconds: number) =>
    new Refusal({
      status: 429,
      code: errorCodes.tooMany,
      detail: { text: 'tooMany' },
      retryAfter: Math.max(1, Math.ceil(seconds)),
    }),
  accessEnded: (access: 'locked' | 'left') =>
    new Refusal({
      status: 401,
      code: errorCodes.handledByCaller,
      detail: { word: access === 'left' ? machineDetails.leftLongAgo : machineDetails.accessRevoked },
    }),
  wrongCode: (triesLeft: number) =>
    new Refusal({
      status: 400,
      code: errorCodes.validation,
      detail: { text: 'wrongCode' },
      field: 'smsCode',
      triesLeft,
    }),
  /** Data that match no member; says how many tries are left, but not which part was wrong. */
  noMatch: (triesLeft: number) =>
    new Refusal({
      status: 400,
      code: errorCodes.validation,
      detail: { text: triesLeft > 0 ? 'noMatch' : 'noMatchTriesUsed' },
      triesLeft,
    }),
  codeExpired: () =>
    new Refusal({ status: 400, code: errorCodes.validation, detail: { text: 'codeExpired' }, field: 'smsCode' }),
};
