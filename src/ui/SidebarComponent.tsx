import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ContentComponent } from '#contract/content.ts';
import { bareWebsite, emailLink, phoneLink } from '#domain/reach.ts';
import { ContentLink, type LinkManner } from './ContentLink.tsx';
import { RichTextView } from './RichTextView.tsx';
import { SimulationCard } from './SimulationCard.tsx';

/** A part of a box, apart from what is above it, unless that is the box's heading. */
const Part = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      '* + &': { marginBlockStart: 2 },
      ':is(h2, h3) + &': { marginBlockStart: 0 },
      '& p + p': { marginBlockStart: 0.5 },
      '& * + [data-way]': { marginBlockStart: 1 },
    }}
  >
    {children}
  </Box>
);

/** A contact detail as a link if it is valid, else as text. */
const ReachLine = ({ href, text }: { href: string | null; text: string }) => (
  <p>{href === null ? text : <Link href={href}>{text}</Link>}</p>
);

const Reach = ({ phoneNumber, emailAddress }: { phoneNumber: string | null; emailAddress: string | null }) => (
  <>
    {phoneNumber === null ? null : <ReachLine href={phoneLink(phoneNumber)} text={phoneNumber} />}
    {emailAddress === null ? null : <ReachLine href={emailLink(emailAddress)} text={emailAddress} />}
  </>
);

type PartProps<Name extends ContentComponent['__typename']> = LinkManner & {
  component: Extract<ContentComponent, { __typename: Name }>;
};

const FinanceExpert = ({ component, ...manner }: PartProps<'FinanceExpert'>) => (
  <Part>
    <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{component.name}</Typography>
    {component.role === null ? null : <p>{component.role}</p>}
    {component.text === null ? null : <RichTextView content={component.text} headingLevel={3} {...manner} />}
    <Reach phoneNumber={component.phoneNumber} emailAddress={component.emailAddress} />
    {component.link === null ? null : (
      <p data-way>
        <ContentLink target={component.link.link} {...manner}>
          {component.link.text}
        </ContentLink>
      </p>
    )}
  </Part>
);

const ContactDetails = ({ component, ...manner }: PartProps<'ContactDetails'>) => (
  <Part>
    {component.lines.map((line, index) => (
      <p key={index}>{line}</p>
    ))}
    <Reach phoneNumber={component.phoneNumber} emailAddress={component.emailAddress} />
    {component.website === null ? null : (
      <p>
        <ContentLink target={component.website} {...manner}>
          {bareWebsite(component.website)}
        </ContentLink>
      </p>
    )}
  </Part>
);

/** A list of links, some with a hint. */
const LinkLines = ({
  lines,
  ...manner
}: LinkManner & { lines: readonly { text: string; link: string; hint?: string | null }[] }) => (
  <List disablePadding sx={{ '* + &': { mt: 1.5 }, ':is(h2, h3) + &': { mt: 0 } }}>
    {lines.map(({ text, link, hint = null }, index) => (
      // Each line is a separate target, large enough for a finger.
      <ListItem key={index} disablePadding sx={{ display: 'block', py: 0.5 }}>
        <ContentLink target={link} {...manner}>
          {text}
        </ContentLink>
        {hint === null ? null : (
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {hint}
          </Typography>
        )}
      </ListItem>
    ))}
  </List>
);

type SidebarComponentProps = LinkManner & { component: ContentComponent };

/** A component that editors put into a box: an expert, contact details, links, downloads or a simulation. */
export const SidebarComponent = ({ component, ...manner }: SidebarComponentProps) => {
  const { __typename: kind } = component;
  if (kind === 'FinanceExpert') return <FinanceExpert component={component} {...manner} />;
  if (kind === 'ContactDetails') return <ContactDetails component={component} {...manner} />;
  if (kind === 'ActionLinks') return <LinkLines lines={component.links} {...manner} />;
  if (kind === 'Downloads') return <LinkLines lines={component.files} {...manner} />;
  return (
    <Part>
      <SimulationCard box={component} {...manner} />
    </Part>
  );
};
