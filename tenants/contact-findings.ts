import { isContentTarget } from '#domain/content-target.ts';
import { phoneLink } from '#domain/reach.ts';
import { isEmailAddress } from '#kernel/email-address.ts';
import { locales } from '#kernel/locale.ts';
import { linkedPage } from './define-content.ts';
import type { FilePath, FundFinding } from './finding.ts';
import type { TenantSettings } from './format/settings.ts';
import { finding, isSaid, settingOf, tooLong } from './make-finding.ts';

/** A header of 360 pixels has room for so many characters of a fund's name, on two lines. */
const longestName = 40;

/** So much of a banner is four lines on a phone; a longer one pushes the page's headline out of sight. */
const longestBanner = 200;

/** Opening hours are one line at the end of a page, two on a phone. */
const longestHours = 80;

/** Words of a banner that somebody may have meant as an address. */
const addressesIn = (text: string): string[] => text.match(/(?<=^|[\s(])(?:\/|https?:\/\/)[^\s)]+/g) ?? [];

/** What is wrong with the banner: its length, and links that it can't have. */
export const bannerFindings = ({ configurations: { infoBanner } }: TenantSettings): FundFinding[] =>
  locales.flatMap((locale) => {
    const text = infoBanner?.[locale];
    if (text === undefined) return [];
    const path = ['settings', 'configurations', 'infoBanner', locale];
    const values = { language: locale };
    const dead = addressesIn(text).filter((address) =>
      address.startsWith('/') ? linkedPage(address) === null : !isContentTarget(address),
    );
    return [
      ...tooLong('bannerTooLong', text, longestBanner, path, values),
      ...dead.map((target) => finding('bannerDeadLink', 'warning', path, { values: { ...values, target } })),
      ...(/\]\s*\(|<\/?[a-z]/i.test(text) ? [finding('bannerPlain', 'warning', path, { values })] : []),
    ];
  });

/** Texts of the frame around every page that are too long for it. */
export const lengthFindings = ({ displayName, contactDetail: { openingHours } }: TenantSettings): FundFinding[] => [
  ...tooLong('nameTooLong', displayName, longestName, ['settings', 'displayName']),
  ...(typeof openingHours === 'string'
    ? tooLong('openingHoursTooLong', openingHours, longestHours, ['settings', 'contactDetail', 'openingHours'])
    : locales.flatMap((locale) =>
        tooLong('openingHoursTooLong', openingHours?.[locale], longestHours, [
          'settings',
          'contactDetail',
          'openingHours',
          locale,
        ]),
      )),
];

/** Names that nobody can own (RFC 2606): what is written there is an example. */
const isExample = (address: string): boolean =>
  /(?:^|[@/.])(?:example\.(?:com|net|org)|[a-z0-9-]+\.(?:example|test|invalid))(?=$|[/:?#])/i.test(address);

/** Whether members reach the fund, and at addresses that can be real. */
export const contactFindings = (settings: TenantSettings): FundFinding[] => {
  const found: FundFinding[] = [];
  const { contact, privacyStatement } = settings.configurations;
  const { contactDetail: detail, messageMailbox } = settings;
  const at = ['settings', 'configurations', 'contact'];
  const canBeReached = [contact?.emailAddress, contact?.phoneNumber, detail.street].some(isSaid);
  const changes = ['Address', 'CivilStatus', 'Email', 'MobileNumber'] as const;
  const nothingChanges = changes.every((change) => settings[`disable${change}Change`]);
  if (!canBeReached) found.push(finding(nothingChanges ? 'readOnlyWithoutContact' : 'contactMissing', 'warning', at));
  if (!isSaid(messageMailbox) && !isSaid(contact?.emailAddress))
    found.push(finding('noMailbox', 'warning', ['settings', 'messageMailbox']));
  if (isSaid(contact?.emailAddress) && !isEmailAddress(contact.emailAddress))
    found.push(finding('wrongMailbox', 'warning', [...at, 'emailAddress'], { values: { setting: 'emailAddress' } }));
  if (isSaid(contact?.phoneNumber) && phoneLink(contact.phoneNumber) === null)
    found.push(finding('wrongPhone', 'warning', [...at, 'phoneNumber'], { values: { setting: 'phoneNumber' } }));
  if (isSaid(contact?.website) && !(/^https?:/i.test(contact.website) && isContentTarget(contact.website)))
    found.push(finding('wrongAddress', 'warning', [...at, 'website'], { values: { setting: 'website' } }));
  const addresses: readonly (readonly [path: FilePath, address: string | undefined])[] = [
    [[...at, 'emailAddress'], contact?.emailAddress],
    [[...at, 'website'], contact?.website],
    [['settings', 'configurations', 'privacyStatement'], privacyStatement],
    [['settings', 'messageMailbox'], messageMailbox],
    [
      ['settings', 'termsOfUse'],
      settings.termsOfUse?.startsWith('https://') === true ? settings.termsOfUse : undefined,
    ],
  ];
  for (const [path, address] of addresses)
    if (address !== undefined && isExample(address))
      found.push(finding('exampleAddress', 'hint', path, { values: { setting: settingOf(path), address } }));
  return found;
};

/** Conditions of use and the privacy statement, which members agree to. */
export const termsFindings = (settings: TenantSettings): FundFinding[] => {
  const found: FundFinding[] = [];
  const { languages, tenantConfigurations, termsOfUse } = settings;
  const without = isSaid(termsOfUse)
    ? []
    : languages.filter((locale) => !isSaid(tenantConfigurations[locale]?.conditionsOfUse));
  if (without.length === languages.length) found.push(finding('noTerms', 'hint', ['settings', 'termsOfUse']));
  else
    for (const locale of without) {
      const path = ['settings', 'tenantConfigurations', locale, 'conditionsOfUse'];
      found.push(finding('termsMissing', 'warning', path, { values: { language: locale } }));
    }
  if (settings.configurations.privacyStatement === undefined) {
    const path = ['settings', 'configurations', 'privacyStatement'];
    found.push(
      (settings.analyticsTags ?? []).length > 0
        ? finding('trackingWithoutPrivacy', 'warning', path)
        : finding('privacyMissing', 'hint', path),
    );
  }
  return found;
};
