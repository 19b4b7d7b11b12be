import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type ExplainerProps = {
  /** The question: "What is this?", with the name of the thing if a page has several. */
  label: string;
  /** The answer; without it there is no question. */
  text: ReactNode;
  /** `icon`: a question mark; `dense`: a smaller one within a line of text. */
  look?: 'icon' | 'dense';
  /** The id of what the question is about. */
  describedBy?: string;
  /** The element of the answer: `span` where a paragraph isn't allowed. */
  component?: 'p' | 'span';
  /** Styles of the answer. */
  sx?: SxProps<Theme>;
  /** Lays out the question; the answer follows below. */
  children: (question: ReactNode) => ReactNode;
};

/** "What is this?" and its answer, which opens below on a press and stays open until it is closed. */
export const Explainer = ({
  label,
  text,
  look = 'icon',
  describedBy,
  component = 'p',
  sx = {},
  children,
}: ExplainerProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (text === undefined || text === null || text === '') return children(null);
  return (
    <>
      {children(
        <IconButton
          size="small"
          aria-label={label}
          title={label}
          aria-expanded={open}
          aria-controls={id}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
          onClick={() => setOpen(!open)}
          sx={{
            flex: 'none',
            borderRadius: '50%',
            displayPrint: 'none',
            ...(look === 'dense' && { width: 24, height: 24, my: -0.5, marginInlineStart: 0.75 }),
          }}
        >
          <Icon name="question" size={look === 'dense' ? 18 : 20} />
        </IconButton>,
      )}
      <Box
        id={id}
        component={component}
        hidden={!open}
        sx={[
          {
            typography: 'body2',
            display: open ? 'block' : 'none',
            boxSizing: 'border-box',
            margin: 0,
            paddingInlineStart: 1.5,
            borderInlineStart: '2px solid',
            borderColor: 'primary.main',
            textWrap: 'pretty',
          },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {text}
      </Box>
    </>
  );
};
