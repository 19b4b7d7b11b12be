import CardHeader from '@mui/material/CardHeader';
import type { ReactNode } from 'react';
import { Explainer } from './Explainer.tsx';
import { Icon, type IconName } from './Icon.tsx';

/** In front of the link that covers the card. */
export const above = { position: 'relative', zIndex: 1 } as const;

type FactCardHeadProps = {
  /** Of the title, which names the card. */
  id: string;
  /** Names the card. */
  title: ReactNode;
  /** Shown before the title. */
  icon: IconName | undefined;
  /** "What is this?" and its answer. */
  question: { label: string; text: ReactNode } | undefined;
};

/** A card's title with its icon, and what it means on demand. */
export const FactCardHead = ({ id, title, icon, question }: FactCardHeadProps) => (
  <Explainer
    label={question?.label ?? ''}
    text={question?.text}
    describedBy={id}
    sx={({ tokens }) => ({ ...above, mb: 2, mx: { xs: 2, sm: tokens.space.card } })}
  >
    {(button) => (
      <CardHeader
        avatar={icon === undefined ? null : <Icon name={icon} size={22} />}
        title={title}
        action={button}
        slotProps={{
          avatar: { sx: { marginInlineEnd: 1.25, color: 'primary.main' } },
          title: {
            component: 'h2',
            id,
            variant: 'body1',
            sx: { lineHeight: 1.3, fontWeight: 'fontWeightMedium', overflowWrap: 'break-word', hyphens: 'auto' },
          },
          content: { sx: { minWidth: 0 } },
          action: { sx: { ...above, m: 0, alignSelf: 'center', marginInlineEnd: -0.75 } },
        }}
        sx={({ tokens }) => ({
          minHeight: 32,
          boxSizing: 'content-box',
          py: 0,
          paddingInline: { xs: 2, sm: tokens.space.card },
          paddingBlockStart: { xs: 1, sm: tokens.space.card },
          paddingBlockEnd: { xs: 0, sm: 2 },
        })}
      />
    )}
  </Explainer>
);
