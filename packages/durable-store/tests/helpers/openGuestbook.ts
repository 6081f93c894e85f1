import { DatabaseConnection } from '../../DatabaseConnection';
import { guestbook } from '../guestbook';

const connections: { close(): void }[] = [];

afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
});

/** Opens a guestbook in the process of the test. It is closed after the test. */
export function openGuestbook(
  file: string,
  definition = guestbook,
  options: ConstructorParameters<typeof DatabaseConnection>[3] = {},
) {
  const connection = new DatabaseConnection(definition, `file:${file}`, undefined, options);
  connections.push(connection);
  return connection;
}
