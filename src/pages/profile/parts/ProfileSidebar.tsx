import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { SidebarSkeleton } from '#detail/DetailSkeleton.tsx';
import type { Editable } from '#domain/profile-change.ts';
import { phoneLink } from '#domain/reach.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { useContentManner, useSidebarContent } from '#state/content/content.ts';
import { configurationsAtom } from '#state/fund/settings.ts';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import { SidebarCard } from '#ui/SidebarCard.tsx';

/** One of the portal's own boxes: title, paragraphs and links. */
type SidebarBox = {
  readonly key: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
};

/** When a change takes effect, and whom to contact. */
const useBuiltInBoxes = ({ address, civilStatus, emailAddress, mobileNumber }: Editable): readonly SidebarBox[] => {
  const { t } = useTranslation('profile');
  const contact = useValue(configurationsAtom).contact ?? {};
  const dialled = phoneLink(contact.phoneNumber ?? '');
  const codes = emailAddress && mobileNumber ? 'codes' : emailAddress ? 'codesEmailAddress' : 'codesMobileNumber';
  const requests = address && civilStatus ? 'requests' : address ? 'requestsAddress' : 'requestsCivilStatus';
  const paragraphs = [
    ...(emailAddress || mobileNumber ? [t(`sidebar.${codes}`)] : []),
    ...(address || civilStatus ? [t(`sidebar.${requests}`)] : []),
  ];
  return [
    ...(paragraphs.length === 0 ? [] : [{ key: 'changes', title: t('sidebar.title'), paragraphs, links: [] }]),
    {
      key: 'contact',
      title: t('sidebar.wrongTitle'),
      paragraphs: [t('sidebar.wrong')],
      links: [
        ...(dialled === null
          ? []
          : [
              {
                href: dialled,
                text: t('sidebar.call', { number: contact.phoneNumber }),
              },
            ]),
        ...(contact.emailAddress === undefined
          ? []
          : [{ href: `mailto:${contact.emailAddress}`, text: t('sidebar.write') }]),
      ],
    },
  ];
};

/** The portal's own boxes, in the page's language. */
const BuiltInBoxes = ({ allowed }: { allowed: Editable }) =>
  useBuiltInBoxes(allowed).map(({ key, title, paragraphs, links }) => (
    <SidebarCard key={key} icon={key === 'contact' ? 'mail' : 'info'} title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links.map(({ href, text }) => (
        <p key={href}>
          <Link href={href}>{text}</Link>
        </p>
      ))}
    </SidebarCard>
  ));

/** The profile's sidebar: the editors' content, else the portal's own boxes. */
export const ProfileSidebar = ({ allowed }: { allowed: Editable }) => {
  const sidebar = useSidebarContent('profile');
  const manner = useContentManner();
  if (sidebar === null) return <SidebarSkeleton />;
  if (sidebar.source === 'builtIn') return <BuiltInBoxes allowed={allowed} />;
  return <SidebarBoxes boxes={sidebar.content.boxes} lang={sidebar.locale} {...manner} />;
};
