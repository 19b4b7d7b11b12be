import type { Locale } from '#kernel/locale.ts';
import { houseColour } from '#kernel/house-colour.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import { formatDate } from '#kernel/date.ts';
import type { MessageTexts } from '#server/model/message-texts.ts';
import type { ComposedMessage, LetterContent } from '#server/store/message-content.ts';
import { mailHtml } from './mail-html.ts';
import { messageWords, type MessageWords } from './message-words.ts';

type About = { readonly settings: TenantSettings; readonly locale: Locale };
type Values = Readonly<Record<string, string | number>>;

/** Puts values in for `{{name}}`. Control characters of a fund's name end no header and break no line. */
const fill = (words: string, values: Values): string =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' '));

/** A mail's two versions, from the same parts in the same order. */
const mail = (
  { settings, locale }: About,
  words: MessageWords,
  parts: {
    readonly subject: string;
    readonly paragraphs: readonly string[];
    readonly action?: { readonly label: string; readonly link: string };
    readonly code?: string;
    readonly after: readonly string[];
    readonly values?: Values;
    /** Whether the fund's address and telephone number belong in this mail. */
    readonly withContact?: boolean;
  },
): ComposedMessage => {
  const values = { fund: settings.displayName, code: parts.code ?? '', ...parts.values };
  const subject = fill(parts.subject, values);
  const paragraphs = parts.paragraphs.map((paragraph) => fill(paragraph, values));
  const after = parts.after.map((paragraph) => fill(paragraph, values));
  const { contact } = settings.configurations;
  const lines = [contact?.phoneNumber, contact?.emailAddress, contact?.website].flatMap((line) => line ?? []);
  const reach = parts.withContact === true && lines.length > 0 ? { title: words.contact, lines } : undefined;
  const { action, code } = parts;
  const greeting = locale.startsWith('en') || locale.startsWith('pt') ? `${words.greeting},` : words.greeting;
  const text = [
    greeting,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [action.link]),
    ...after,
    ...(reach === undefined ? [] : [`${reach.title}:\n${reach.lines.join('\n')}`]),
    settings.displayName,
    `--\n${words.automatic}`,
  ].join('\n\n');
  return {
    subject,
    text,
    html: mailHtml({
      locale,
      subject,
      greeting,
      paragraphs,
      after,
      fund: settings.displayName,
      colour: settings.configurations.brand?.primary ?? houseColour,
      ...(action && { action: { ...action, hint: words.copyHint } }),
      ...(code !== undefined && { code }),
      ...(reach && { contact: reach }),
      footer: words.automatic,
    }),
    links: action === undefined ? [] : [action.link],
    code: code ?? null,
  };
};

/** Characters of an SMS that fit one message with accents and the WebOTP line: a fund's long name is cut. */
const longestFundInSms = 40;

const hostOf = (address: string): string => new URL(address).hostname;

const shortName = (name: string): string => {
  const letters = Array.from(name);
  if (letters.length <= longestFundInSms) return name;
  const kept = letters.slice(0, longestFundInSms - 1).join('');
  return `${kept.trimEnd()}…`;
};

/** An SMS with a code, bound to a host so that browsers fill it in there and nowhere else. */
const codeSms = (
  { settings, code, minutes, host }: Parameters<MessageTexts['loginCode']>[0],
  words: string,
  publicUrl: string,
): ComposedMessage => {
  const values = { code, minutes, fund: shortName(settings.displayName) };
  return { subject: '', text: `${fill(words, values)}\n\n@${host ?? hostOf(publicUrl)} #${code}`, links: [], code };
};

/** The registration letter: its text, and what is printed. */
const letter = (
  about: Parameters<MessageTexts['registrationLetter']>[0],
  words: MessageWords,
  links: readonly string[],
): ReturnType<MessageTexts['registrationLetter']> => {
  const { settings, locale, name, address, code, sentOn, goodUntil, loginPage } = about;
  const values = {
    name,
    fund: settings.displayName,
    until: formatDate(goodUntil),
    portal: loginPage.replace(/^https?:\/\//, ''),
  };
  const { contact } = settings.configurations;
  const lines = [contact?.phoneNumber, contact?.emailAddress, contact?.website].flatMap((line) => line ?? []);
  const content: LetterContent = {
    locale,
    address: address.map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ')),
    code,
    sender: settings.displayName,
    logoText: fill(words.letterLogo, values),
    date: formatDate(sentOn),
    subject: words.letterSubject,
    greeting: fill(words.letterGreeting, values),
    paragraphs: [words.letterText],
    codeCaption: words.letterCode,
    validity: fill(words.letterValidity, values),
    stepsTitle: words.letterStepsTitle,
    steps: [words.letterStep1, words.letterStep2, words.letterStep3].map((step) => fill(step, values)),
    after: [words.letterWarning],
    closing: words.letterClosing,
    contact: lines.length === 0 ? null : { title: words.contact, lines },
    footer: words.letterAutomatic,
  };
  const text = [
    content.address.join('\n'),
    content.date,
    content.subject,
    content.greeting,
    ...content.paragraphs,
    `${content.codeCaption}: ${code}`,
    content.validity,
    `${content.stepsTitle}\n${content.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    ...content.after,
    ...(content.contact === null ? [] : [`${content.contact.title}:\n${content.contact.lines.join('\n')}`]),
    `${content.closing}\n${content.sender}`,
    content.footer,
  ].join('\n\n');
  return { subject: content.subject, text, links, code, letter: content };
};

/** A mail about a registration that asks for nothing but attention. */
const notice = (about: About, kind: 'complete' | 'attempt'): ComposedMessage => {
  const words = messageWords[about.locale];
  return mail(about, words, {
    subject: words[`${kind}Subject`],
    paragraphs: [words[`${kind}Text`]],
    after: [words[`${kind}Hint`]],
    withContact: true,
  });
};

/**
 * Words everything the provider sends, in six languages and the fund's colour.
 *
 * @param publicUrl names the host in the SMS's last line where the portal that asked is not known.
 * @param showsLetters whether letters can be read at the provider's address: in demo mode alone.
 */
export const createMessageTexts = ({
  publicUrl,
  showsLetters = false,
}: {
  readonly publicUrl: string;
  readonly showsLetters?: boolean;
}): MessageTexts => ({
  loginLink: ({ link, minutes, ...about }) => {
    const words = messageWords[about.locale];
    return mail(about, words, {
      subject: words.loginSubject,
      paragraphs: [words.loginText, words.validity],
      action: { label: words.loginButton, link },
      after: [words.loginHint],
      values: { minutes },
    });
  },
  registrationLink: ({ link, minutes, isResumed = false, ...about }) => {
    const words = messageWords[about.locale];
    return mail(about, words, {
      subject: words.registrationSubject,
      paragraphs: [isResumed ? words.resumeText : words.registrationText, words.validity],
      action: { label: words.registrationButton, link },
      after: [words.registrationHint],
      values: { minutes },
    });
  },
  loginCode: (about) => codeSms(about, messageWords[about.locale].smsText, publicUrl),
  registrationCode: (about) => codeSms(about, messageWords[about.locale].registrationSmsText, publicUrl),
  numberConfirmation: (about) => codeSms(about, messageWords[about.locale].numberSmsText, publicUrl),
  registrationLetter: (about) =>
    letter(about, messageWords[about.locale], showsLetters ? [`${publicUrl}/dev/letters/${about.id}.pdf`] : []),
  emailConfirmation: ({ code, minutes, ...about }) => {
    const words = messageWords[about.locale];
    return mail(about, words, {
      subject: words.confirmationSubject,
      paragraphs: [words.confirmationText],
      code,
      after: [words.confirmationHint],
      values: { minutes },
    });
  },
  recoveryAddressChanged: ({ maskedAddress, ...about }) => {
    const words = messageWords[about.locale];
    return mail(about, words, {
      subject: words.recoverySubject,
      paragraphs: [words.recoveryText],
      after: [words.recoveryHint],
      values: { address: maskedAddress },
      withContact: true,
    });
  },
  registrationComplete: (about) => notice(about, 'complete'),
  registrationAttempt: (about) => notice(about, 'attempt'),
  addressTaken: (about) => {
    const words = messageWords[about.locale];
    return mail(about, words, {
      subject: words.addressTakenSubject,
      paragraphs: [words.addressTakenText],
      after: [],
      withContact: true,
    });
  },
  emailAddressChanged: ({ maskedAddress, ...about }) => {
    const words = messageWords[about.locale];
    return mail(about, words, {
      subject: words.emailChangedSubject,
      paragraphs: [words.emailChangedText],
      after: [words.changeHint],
      values: { address: maskedAddress },
      withContact: true,
    });
  },
  mobileNumberChanged: ({ maskedNumber, ...about }) => {
    const words = messageWords[about.locale];
    return mail(about, words, {
      subject: words.numberChangedSubject,
      paragraphs: [words.numberChangedText],
      after: [words.changeHint],
      values: { number: maskedNumber },
      withContact: true,
    });
  },
  accessEnded: ({ reason, ...about }) => {
    const words = messageWords[about.locale];
    return mail(about, words, {
      subject: reason === 'locked' ? words.lockedSubject : words.leftSubject,
      paragraphs: [reason === 'locked' ? words.lockedText : words.leftText],
      after: [words.endedHint],
      withContact: true,
    });
  },
});
