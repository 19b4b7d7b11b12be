import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';
import { choiceRoot } from '../choice-root.ts';
import type { PortalComponents } from '../portal-components.ts';

const box = createElement('rect', { key: 'box', x: 0.5, y: 0.5, width: 23, height: 23, stroke: 'currentColor' });
const sign = (d: string) =>
  createElement('path', { key: 'sign', d, fill: 'none', stroke: 'none', strokeWidth: 2, strokeLinecap: 'square' });

const Empty = createSvgIcon(box, 'CheckboxEmpty');
const Ticked = createSvgIcon([box, sign('M6.5 12.5l4 4 7.500-9')], 'CheckboxTicked');
const Partly = createSvgIcon([box, sign('M7 12h10')], 'CheckboxPartly');

/** Checkboxes: 24 pixels with a line as thin as that of the fields, filled with the fund's colour when ticked. */
export const checkbox: PortalComponents = {
  MuiCheckbox: {
    defaultProps: {
      icon: createElement(Empty),
      checkedIcon: createElement(Ticked),
      indeterminateIcon: createElement(Partly),
    },
    styleOverrides: {
      root: ({ theme }) => {
        const { tokens, palette } = theme;
        return {
          ...choiceRoot({ theme }),
          '& rect': { rx: Math.min(tokens.corner.control, 6), fill: palette.background.paper },
          '&.Mui-checked, &.MuiCheckbox-indeterminate': {
            '& rect': { fill: tokens.colour.action.main, stroke: tokens.colour.action.edge },
            '& path': { stroke: tokens.colour.action.on },
          },
          '&.Mui-disabled': {
            color: palette.text.disabled,
            '& rect': { fill: tokens.colour.disabled.surface, stroke: tokens.colour.disabled.border },
            '& path': { stroke: palette.text.disabled },
          },
        };
      },
    },
  },
};
