import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import { houseColour } from '#kernel/house-colour.ts';
import type { Locale } from '#kernel/locale.ts';
import { logosOf, mailLogoOf } from '#domain/logos.ts';
import { bareWebsite } from '#domain/reach.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import type { ComposedMessage, LetterContent } from '#server/store/message-content.ts';
import type { MessageTexts } from '#server/model/message-texts.ts';
import { mailHtml } from './mail-html.ts';
import { messageWords, type MessageWords } from './message-words.ts';

type About = { readonly settings: TenantSettings; readonly locale: Locale };
type Values = Readonly<Record<string, string | number>>;

/** A value on one line, so that control characters in a fund's name can't end a header or a line. */
const onOneLine = (value: string | number): string => String(value).replaceAll(/[\p{Cc}\s]+/gu, ' ');

const fillLine = (words: string, values: Values): string =>
  fill(words, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, onOneLine(value)])));

/** How to reach the fund, as far as it says. */
const contactLines = ({ configurations: { contact } }: Pick<TenantSettings, 'configurations'>): string[] =>
  [contact?.phoneNumber, contact?.emailAddress, contact?.website].flatMap((line) => line ?? []);

/** Where the fund is and how to reach it, as far as it says. */
const footLines = ({ contactDetail: { street, city }, ...settings }: TenantSettings): string[] => [
  ...[[street, city].filter(Boolean).join(', ')].filter(Boolean),
  ...contactLines(settings),
];

/** A mail's two versions, from the same parts in the same order. */
const mail = (
  { settings, locale }: About,
  { contact: contactWords, mail: words }: MessageWords,
  parts: {
    readonly title: string;
    /** The subject's pattern, if it names something else than the fund. */
    readonly subject?: string;
    readonly paragraphs: readonly string[];
    readonly action?: { readonly label: string; readonly link: string };
    readonly code?: string;
    /** Somebody's own words, as they are. */
    readonly quote?: { readonly title: string; readonly text: string };
    readonly after: readonly string[];
    readonly values?: Values;
    /** Whether it goes to somebody who works for the fund, who knows whom to call. */
    readonly isToFund?: boolean;
  },
): ComposedMessage => {
  const values = { fund: settings.displayName, ...parts.values };
  const title = fillLine(parts.title, values);
  const subject = fillLine(parts.subject ?? words.subject, { ...values, title });
  const paragraphs = parts.paragraphs.map((paragraph) => fillLine(paragraph, values));
  const after = parts.after.map((paragraph) => fillLine(paragraph, values));
  const lines = parts.isToFund === true ? [] : footLines(settings);
  const reach = lines.length > 0 ? { title: contactWords.title, lines } : undefined;
  const { action, code, quote } = parts;
  const { light } = logosOf(settings, locale);
  const text = [
    words.greeting,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(quote === undefined ? [] : [quote.title, quote.text]),
    ...(action === undefined ? [] : [`${fillLine(words.labelled, { label: action.label })}\n${action.link}`]),
    ...after,
    ...(reach === undefined ? [] : [`${contactWords.lead}\n${reach.lines.join('\n')}`]),
    settings.displayName,
    `--\n${words.automatic}`,
  ].join('\n\n');
  return {
    subject,
    text,
    html: mailHtml({
      locale,
      title,
      greeting: words.greeting,
      paragraphs,
      after,
      fund: settings.displayName,
      colour: settings.configurations.brand?.primary ?? houseColour,
      logo: light === null ? null : mailLogoOf(light),
      ...(action && { action: { ...action, hint: words.copyHint } }),
      ...(code !== undefined && { code }),
      ...(quote && { quote }),
      ...(reach && { contact: reach }),
      footer: words.automatic,
    }),
    links: action === undefined ? [] : [action.link],
    code: code ?? null,
  };
};

/** Maximum length of the fund's name, so that an SMS with accents and the WebOTP line fits one message. */
const longestFundInSms = 40;

const hostOf = (address: string): string => new URL(address).hostname;

/** A fund's name that fits into an SMS: cut after a word, unless less than half of the letters would remain. */
const shortName = (name: string): string => {
  const letters = Array.from(name);
  if (letters.length <= longestFundInSms) return name;
  const [words = ''] = /^.*(?=\s)/u.exec(letters.slice(0, longestFundInSms).join('')) ?? [];
  const isEnough = Array.from(words).length * 2 >= longestFundInSms;
  const kept = isEnough ? words : letters.slice(0, longestFundInSms - 1).join('');
  return `${kept.replace(/[\s,;:–-]+$/u, '')}…`;
};

/** An SMS with a code, bound to a host so that browsers fill it in only there. */
const codeSms = (
  { settings, code, minutes, host }: Parameters<MessageTexts['loginCode']>[0],
  words: string,
  publicUrl: string,
): ComposedMessage => {
  const values = { code, minutes, fund: shortName(settings.displayName) };
  return { subject: '', text: `${fillLine(words, values)}\n\n@${host ?? hostOf(publicUrl)} #${code}`, links: [], code };
};

/** The registration letter: its text, and the content to print. */
const letter = (
  about: Parameters<MessageTexts['registrationLetter']>[0],
  { contact: contactWords, letter: words }: MessageWords,
  links: readonly string[],
): ReturnType<MessageTexts['registrationLetter']> => {
  const { settings, locale, name, address, code, sentOn, goodUntil, loginPage } = about;
  const values = {
    name,
    fund: settings.displayName,
    until: formatDate(goodUntil),
    portal: bareWebsite(loginPage),
  };
  const lines = contactLines(settings);
  const content: LetterContent = {
    locale,
    address: address.map(onOneLine),
    code,
    sender: settings.displayName,
    logoText: fillLine(words.logo, values),
    date: formatDate(sentOn),
    subject: words.subject,
    greeting: fillLine(words.greeting, values),
    paragraphs: [words.text],
    codeCaption: words.codeCaption,
    validity: fillLine(words.validity, values),
    stepsTitle: words.stepsTitle,
    steps: [words.steps.openPortal, words.steps.followLink, words.steps.enterCode].map((step) =>
      fillLine(step, values),
    ),
    after: [words.warning],
    closing: words.closing,
    contact: lines.length === 0 ? null : { title: contactWords.lead, lines },
    footer: words.automatic,
  };
  const text = [
    content.address.join('\n'),
    content.date,
    content.subject,
    content.greeting,
    ...content.paragraphs,
    `${content.codeCaption}\n${code}`,
    content.validity,
    `${content.stepsTitle}\n${content.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    ...content.after,
    ...(content.contact === null ? [] : [`${content.contact.title}\n${content.contact.lines.join('\n')}`]),
    `${content.closing}\n${content.sender}`,
    content.footer,
  ].join('\n\n');
  return { subject: content.subject, text, links, code, letter: content };
};

/** A mail that only informs, and says how to reach the fund. */
const notice = (
  about: About,
  { title, text, hint }: { readonly title: string; readonly text: string; readonly hint?: string },
  values: Values = {},
): ComposedMessage =>
  mail(about, messageWords(about.locale), {
    title,
    paragraphs: [text],
    after: hint === undefined ? [] : [hint],
    values,
  });

/**
 * Puts everything that the provider sends into words, in every language and the fund's colour.
 * @param publicUrl names the host in the last line of an SMS if the calling portal is unknown.
 * @param showsLetters whether letters can be read at the provider's address, only in demo mode.
 */
export const createMessageTexts = ({
  publicUrl,
  showsLetters = false,
}: {
  readonly publicUrl: string;
  readonly showsLetters?: boolean;
}): MessageTexts => ({
  loginLink: ({ link, minutes, ...about }) => {
    const words = messageWords(about.locale);
    const { login, linkValidity } = words.mail;
    return mail(about, words, {
      title: login.title,
      paragraphs: [login.text, linkValidity],
      action: { label: login.button, link },
      after: [login.hint],
      values: { minutes },
    });
  },
  studioLink: ({ link, minutes, ...about }) => {
    const words = messageWords(about.locale);
    const { studio, linkValidity } = words.mail;
    return mail(about, words, {
      isToFund: true,
      title: studio.title,
      paragraphs: [studio.text, linkValidity],
      action: { label: studio.button, link },
      after: [studio.hint],
      values: { minutes },
    });
  },
  studioOffer: ({ name, comment, link, ...about }) => {
    const words = messageWords(about.locale);
    const { studioOffer } = words.mail;
    return mail(about, words, {
      isToFund: true,
      title: studioOffer.title,
      paragraphs: [studioOffer.text],
      ...(comment !== '' && { quote: { title: studioOffer.comment, text: comment } }),
      action: { label: studioOffer.button, link },
      after: [studioOffer.hint],
      values: { name },
    });
  },
  studioCode: (about) => codeSms(about, messageWords(about.locale).sms.studio, publicUrl),
  registrationLink: ({ link, minutes, isResumed = false, ...about }) => {
    const words = messageWords(about.locale);
    const { registration, linkValidity } = words.mail;
    return mail(about, words, {
      title: registration.title,
      paragraphs: [isResumed ? registration.resumed : registration.text, linkValidity],
      action: { label: registration.button, link },
      after: [registration.hint],
      values: { minutes },
    });
  },
  loginCode: (about) => codeSms(about, messageWords(about.locale).sms.login, publicUrl),
  registrationCode: (about) => codeSms(about, messageWords(about.locale).sms.registration, publicUrl),
  numberConfirmation: (about) => codeSms(about, messageWords(about.locale).sms.newNumber, publicUrl),
  registrationLetter: (about) =>
    letter(about, messageWords(about.locale), showsLetters ? [`${publicUrl}/dev/letters/${about.id}.pdf`] : []),
  emailConfirmation: ({ code, minutes, ...about }) => {
    const words = messageWords(about.locale);
    const { title, text, hint } = words.mail.emailConfirmation;
    return mail(about, words, { title, paragraphs: [text], code, after: [hint], values: { minutes } });
  },
  recoveryAddressChanged: ({ maskedAddress, ...about }) =>
    notice(about, messageWords(about.locale).mail.recoveryAddressChanged, { address: maskedAddress }),
  registrationComplete: (about) => notice(about, messageWords(about.locale).mail.registrationComplete),
  registrationAttempt: (about) => notice(about, messageWords(about.locale).mail.registrationAttempt),
  addressTaken: (about) => notice(about, messageWords(about.locale).mail.addressTaken),
  emailAddressChanged: ({ maskedAddress, ...about }) => {
    const { emailChanged, changeHint } = messageWords(about.locale).mail;
    return notice(about, { ...emailChanged, hint: changeHint }, { address: maskedAddress });
  },
  mobileNumberChanged: ({ maskedNumber, ...about }) => {
    const { numberChanged, changeHint } = messageWords(about.locale).mail;
    return notice(about, { ...numberChanged, hint: changeHint }, { number: maskedNumber });
  },
  messageToFund: ({ name, memberId, subject, body, id, reference, ...about }) => {
    const words = messageWords(about.locale);
    const { messageToFund } = words.mail;
    const values = { name, member: memberId, id, reference };
    return mail(about, words, {
      isToFund: true,
      title: messageToFund.title,
      subject: messageToFund.subject,
      paragraphs: [messageToFund.text],
      quote: { title: `${messageToFund.about} ${onOneLine(subject)}`, text: body },
      after: [messageToFund.hint],
      values,
    });
  },
  messageAnswered: ({ link, ...about }) => {
    const words = messageWords(about.locale);
    const { messageAnswered } = words.mail;
    return mail(about, words, {
      title: messageAnswered.title,
      paragraphs: [messageAnswered.text],
      action: { label: messageAnswered.button, link },
      after: [messageAnswered.hint],
    });
  },
  planChosen: ({ from, until, link, ...about }) => {
    const words = messageWords(about.locale);
    const { planChosen, changeHint } = words.mail;
    return mail(about, words, {
      title: planChosen.title,
      paragraphs: [planChosen.text],
      action: { label: planChosen.button, link },
      after: [planChosen.hint, changeHint],
      values: { from: formatDate(from), until: formatDate(until) },
    });
  },
  accessEnded: ({ reason, ...about }) => {
    const { accessLocked, accessLeft, accessEndedHint } = messageWords(about.locale).mail;
    return notice(about, { ...(reason === 'locked' ? accessLocked : accessLeft), hint: accessEndedHint });
  },
});
