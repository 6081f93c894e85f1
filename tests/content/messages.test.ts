/** @jest-environment node */
import { checkMessages } from '@/scripts/messages/check/checkMessages';
test('x', () => { expect(typeof checkMessages).toBe('function'); });
