// On SIGUSR1, Node.js opens a debugger, through which any user of the machine could run code in this process.
process.on('SIGUSR1', () => undefined);
