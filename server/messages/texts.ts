import type { Locale } from '#contract/locale.ts';
import { houseColour } from '#contract/house-colour.ts';
import type { TenantSettings } from '#contract/tenant-folder.ts';
import type { ComposedMessage, MessageTexts } from '../message-texts.ts';
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

const shortName = (name: string): string => {
  const letters = Array.from(name);
  if (letters.length <= longestFundInSms) return name;
  const kept = letters.slice(0, longestFundInSms - 1).join('');
  return `${kept.trimEnd()}…`;
};

/**
 * Words everything the provider sends, in six languages and the fund's colour.
 *
 * @param publicUrl names the host in the SMS's last line where the portal that asked is not known; browsers fill the
 *   code in by themselves on that host only.
 */
export const createMessageTexts = ({ publicUrl }: { readonly publicUrl: string }): MessageTexts => ({
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
  registrationLink: ({ link, minutes, ...about }) => {
    const words = messageWords[about.locale];
    return mail(about, words, {
      subject: words.registrationSubject,
      paragraphs: [words.registrationText, words.validity],
      action: { label: words.registrationButton, link },
      after: [words.registrationHint],
      values: { minutes },
    });
  },
  loginCode: ({ settings, locale, code, minutes, host }) => {
    const words = messageWords[locale];
    const values = { code, minutes, fund: shortName(settings.displayName) };
    const bound = (host ?? new URL(publicUrl).host).replace(/:\d+$/, '');
    return { subject: '', text: `${fill(words.smsText, values)}\n\n@${bound} #${code}`, links: [], code };
  },
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
