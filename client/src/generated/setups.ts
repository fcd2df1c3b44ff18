// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { Module } from './pieces.ts'

/** Chapters that no card offers, though settings may name them. */
export const SETUPS: Module[] = [
  {
    name: 'challenges',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [
      'challenges.1a',
      'challenges.1b',
      'challenges.1c',
      'challenges.1d',
      'challenges.2a',
      'challenges.2b',
      'challenges.2c',
      'challenges.2d',
      'challenges.3a',
      'challenges.3b',
      'challenges.3c',
      'challenges.3d',
      'challenges.4a',
      'challenges.4b',
      'challenges.4c',
      'challenges.4d',
      'challenges.5a',
      'challenges.5b',
      'challenges.5c',
      'challenges.5d',
      'challenges.6a',
      'challenges.6b',
      'challenges.6c',
      'challenges.6d',
      'challenges.6e',
      'challenges.ultimate',
      'challenges.late',
    ],
    numbers: [],
  },
]
