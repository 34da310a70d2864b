import { describe, expect, it } from 'vitest';
import { DatabaseError } from '../../db/error.ts';
import { FilesError } from '../../storage/model.ts';
import { StartError, startMessage } from './problems.ts';

const failure = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

describe('why the shop could not start', () => {
  it('tells the way out of what its owner can mend', () => {
    expect(startMessage(new StartError('No folder'), 3000)).toBe('No folder');
    expect(startMessage(new DatabaseError('locked', 'Locked'), 3000)).toBe('Locked');
    expect(startMessage(new FilesError('ENODEV', 'mend S3_BUCKET'), 3000)).toBe('mend S3_BUCKET (ENODEV)');
    expect(startMessage(failure('EADDRINUSE', 'listen'), 3000)).toContain('PORT=3001 npm start');
    expect(startMessage(failure('ENOTFOUND', 'getaddrinfo'), 3000)).toContain('HOST');
  });

  it('does not blame the port for a file', () => {
    expect(startMessage(failure('EACCES', 'open'), 3000)).toBeUndefined();
    expect(startMessage(new Error('anything'), 3000)).toBeUndefined();
  });
});
