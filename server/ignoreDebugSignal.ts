// Node.js opens a debugger at SIGUSR1, through which every user of the machine could run code in this process.
process.on('SIGUSR1', () => undefined);
