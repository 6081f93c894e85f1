import { fixture } from '@/tests/fixtures/fixture';

// Jest runs this file before each test file. The site reads messages and pictures from the working directory, so the
// tests do not depend on the content that editors write.
process.chdir(fixture);
