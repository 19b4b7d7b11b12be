import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';

/** A story of one element. */
export const showing = (element: ReactElement): StoryObj => ({ render: () => element });
