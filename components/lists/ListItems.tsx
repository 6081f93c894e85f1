'use client';

import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { applyFilters } from '@/lib/filters/applyFilters';
import type { Locale } from '@/lib/i18n/locales';
import type { ListName } from '@/lib/lists/dataPaths';
import type { Shape, Shaped } from '@/lib/lists/isShaped';
import { hasMore } from '@/lib/lists/Pages';
import { askForPage } from '@/lib/lists/pageStore';
import { readQuery, watchQuery } from '@/lib/lists/query';
import { type ListFilter, readView } from '@/lib/lists/readView';
import { sourceOf } from '@/lib/lists/sourceOf';
import { parseQuery, type QueryWord } from '@/lib/search/parseQuery';
import { LoadMore, type LoadMoreLabels } from './LoadMore';
import { Skeletons } from './Skeletons';
import { useListControls } from './useListControls';
import { usePages } from './usePages';
